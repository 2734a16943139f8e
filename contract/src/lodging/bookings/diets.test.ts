import { expect, test } from 'vitest'
import { dietText, plateOf, withPlate } from '../../people/arrival-details/diets.ts'

test.each([
  [{ diet: 'MEAT', special_diets: [] }, 'MEAT', 'with meat'],
  [{ diet: 'MEAT', special_diets: ['HALAL', 'GLUTEN_FREE'] }, 'MEAT', 'with meat, gluten-free, halal'],
  [{ diet: 'VEGETARIAN', special_diets: [] }, 'VEGETARIAN', 'vegetarian'],
  [{ diet: 'VEGETARIAN', special_diets: ['LACTOSE_FREE', 'VEGAN'] }, 'VEGAN', 'vegan, lactose-free'],
  [{ diet: null, special_diets: [] }, null, ''],
] as const)('%j is the plate %s, written "%s"', (eaten, plate, text) => {
  expect(plateOf(eaten)).toBe(plate)
  expect(dietText('en', eaten)).toBe(text)
})

test.each([
  ['VEGAN', ['HALAL'], { diet: 'VEGETARIAN', special_diets: ['VEGAN', 'HALAL'] }],
  ['VEGAN', ['VEGAN'], { diet: 'VEGETARIAN', special_diets: ['VEGAN'] }],
  ['MEAT', ['VEGAN', 'HALAL'], { diet: 'MEAT', special_diets: ['HALAL'] }],
  ['VEGETARIAN', ['VEGAN'], { diet: 'VEGETARIAN', special_diets: [] }],
] as const)('choosing %s after %j', (plate, before, chosen) => {
  expect(withPlate(plate, before)).toEqual(chosen)
})
