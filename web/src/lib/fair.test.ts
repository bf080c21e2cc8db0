import { describe, expect, it } from 'vitest'
import { checkDeal, rememberDeal, sha256 } from './fair'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the deal', () => {
  it('is hashed as FIPS 180-4 says', () => {
    expect(sha256(bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256(bytes('a'.repeat(200)))).toBe('c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5')
  })

  it('must match what this device saw first, whatever the table says later', () => {
    const seed = '616263'
    const honest = sha256(bytes('abc'))
    rememberDeal('t1', { commitment: honest, contribution: 'mine' })
    rememberDeal('t1', { commitment: 'another' })
    expect(checkDeal('t1', { seed, contributions: ['bot', 'mine'] }, 'another')).toEqual({ commitment: honest, matches: true, mine: true })
    expect(checkDeal('t1', { seed: '616264', contributions: ['bot'] }, 'another')).toMatchObject({ matches: false, mine: false })
  })
})
