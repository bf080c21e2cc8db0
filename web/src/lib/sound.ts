/** Sounds made on the spot: paper, wood, a bell, a cannon far away. Nothing is loaded from anywhere. */

import { prefs } from './prefs.svelte'

export type Sound = 'paper' | 'wood' | 'bell' | 'cannon'

let context: AudioContext | null = null

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}

function rush(audio: AudioContext, kind: BiquadFilterType, pitch: number, seconds: number, loud: number): void {
  const source = noise(audio, seconds)
  const filter = audio.createBiquadFilter()
  filter.type = kind
  filter.frequency.value = pitch
  source.connect(filter).connect(fading(audio, seconds, loud)).connect(audio.destination)
  source.start()
}

function ring(audio: AudioContext, pitch: number, seconds: number, loud: number): void {
  const tone = audio.createOscillator()
  tone.frequency.value = pitch
  tone.connect(fading(audio, seconds, loud)).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

function fading(audio: AudioContext, seconds: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds)
  return gain
}

export function sound(what: Sound): void {
  if (!prefs.sound || document.hidden) return
  context ??= new AudioContext()
  if (context.state !== 'running') {
    void context.resume().catch(() => undefined)
    return // a browser wants a click first
  }
  if (what === 'paper') rush(context, 'highpass', 3000, 0.12, 0.08)
  else if (what === 'wood') rush(context, 'bandpass', 420, 0.14, 0.35)
  else if (what === 'cannon') rush(context, 'lowpass', 180, 0.9, 0.5)
  else for (const [pitch, loud] of [[880, 0.12], [2217, 0.05]] as const) ring(context, pitch, 1.1, loud)
}
