import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { portraitOf, portraits } from './portraits.ts'

test('the list names exactly the existing portraits, besides the violin', () => {
  const files = readdirSync(new URL('../../../public/portraits/', import.meta.url))
  expect(files.toSorted()).toEqual([...portraits, 'violin'].map(slug => `${slug}.svg`).toSorted())
})

test('a portrait is found by the full name, with the violin as fallback', () => {
  expect(portraitOf('Solveig Bjørnhaugen')).toBe('/portraits/solveig-bjornhaugen.svg')
  expect(portraitOf('Nobody Known')).toBe('/portraits/violin.svg')
})
