import { describe, expect, it } from 'vitest'
import { cardOf, face, moveTo, sorted, targetOf, targets } from './view'

describe('the notation of Korsair', () => {
  it('names cards', () => {
    expect(face('red3')).toEqual({ family: 'pirate', colour: 'red', value: 3 })
    expect(face('C:blue')).toEqual({ family: 'captain', colour: 'blue', value: 0 })
    expect(face('G8')).toEqual({ family: 'galleon', colour: null, value: 8 })
    expect(face('A').family).toBe('admiral')
  })

  it('sorts a hand by family, colour and strength', () => {
    expect(sorted(['A', 'red2', 'C:green', 'yellow4', 'G5', 'red1', 'G2'])).toEqual(['G2', 'G5', 'yellow4', 'red1', 'red2', 'C:green', 'A'])
  })

  it('makes moves and finds their targets', () => {
    const decisions = ['draw', 'G5', 'P:red3>g0', 'P:red3>g12', 'C:red>g0', 'X:red3']
    expect(targets('red3', decisions)).toEqual(['g0', 'g12', 'discard'])
    expect(targets('G5', decisions)).toEqual(['sea'])
    expect(targets('blue1', decisions)).toEqual([])
    for (const move of decisions.slice(1)) expect(moveTo(cardOf(move) ?? '', targetOf(move))).toBe(move)
  })
})
