import { describe, expect, it } from 'vitest'
import { shipName } from './ships'

const french = { has: (key: string) => key === 'hull-letter-yellow', say: () => 'J' }
const called = (id: string, hull: string) => shipName({ id, hull, points: 1 }, french)

describe('ships of Störtebeker', () => {
  it('are called by the letter of the language', () => {
    expect(called('Y4', 'yellow')).toBe('J4')
  })

  it('keep names of their own', () => {
    expect([called('Yacht', 'yellow'), called('Y4', 'red'), called('P4', 'purple')]).toEqual(['Yacht', 'Y4', 'P4'])
  })
})
