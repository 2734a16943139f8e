import type { KitchenDay } from '@academy/contract/lodging/housekeeping/schemas'
import { plates } from '@academy/contract/people/arrival-details/diets'

export const meals = ['breakfast', 'dinner'] as const

/** The number of meals per diet. */
export type MealCounts = KitchenDay['breakfast']

export const sumOf = (counts: MealCounts): number => plates.reduce((sum, plate) => sum + counts[plate], 0)

/** Returns the total of one meal over all days. */
export const totalOf = (days: readonly KitchenDay[], meal: (typeof meals)[number]): MealCounts => ({
  MEAT: days.reduce((sum, day) => sum + day[meal].MEAT, 0),
  VEGETARIAN: days.reduce((sum, day) => sum + day[meal].VEGETARIAN, 0),
  VEGAN: days.reduce((sum, day) => sum + day[meal].VEGAN, 0),
})
