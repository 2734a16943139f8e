import { expect, test } from 'vitest'
import { keepSame } from './use-polling.ts'

const known = {
  figures: { all: 2 },
  people: [
    { id: 1, name: 'Mira' },
    { id: 2, name: null as string | null },
  ],
}

test('what has not changed stays the same object', () => {
  expect(keepSame(known, structuredClone(known))).toBe(known)
})

test('what has changed is new, and only that', () => {
  const fresh = structuredClone(known)
  fresh.people[1] = { id: 2, name: 'Jon' }
  const kept = keepSame(known, fresh)
  expect(kept).toEqual(fresh)
  expect([kept.figures, kept.people[0]]).toEqual([known.figures, known.people[0]])
  expect(kept.figures).toBe(known.figures)
  expect(kept.people[0]).toBe(known.people[0])
})

test('lists grow and shrink', () => {
  const longer = { ...known, people: [...known.people, { id: 3, name: 'Ewa' }] }
  expect(keepSame(known, longer)).toEqual(longer)
  expect(keepSame(longer, known)).toEqual(known)
  expect(keepSame(longer, known).people[1]).toBe(known.people[1])
})
