import { describe, expect, it } from 'vitest'
import { byColour, byValue, cardNumbered, crewMove, hueOf, valueOf } from './cards'

describe('cards of Corsari', () => {
  it('are read and written as the notation has them', () => {
    expect([hueOf('S11'), valueOf('S11')]).toEqual(['grey', 11])
    expect(cardNumbered(0)).toBe('R1')
    expect(cardNumbered(109)).toBe('N11')
    expect(crewMove(['green', 'red'])).toBe('CREW RG')
    expect(crewMove([])).toBe('CREW -')
  })

  it('are grouped by colour or by value', () => {
    expect(byColour(['G2', 'R9', 'G1', 'R1'])).toEqual(['R1', 'R9', 'G1', 'G2'])
    expect(byValue(['G2', 'R9', 'G1', 'R1'])).toEqual(['R1', 'G1', 'G2', 'R9'])
  })
})
