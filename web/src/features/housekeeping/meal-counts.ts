import type { KitchenDay } from '@academy/contract/housekeeping/schemas'

export const meals = ['breakfast', 'dinner'] as const
export const diets = ['MEAT', 'VEGETARIAN'] as const

/** The number of meals per diet. */
export type MealCounts = KitchenDay['breakfast']

export const sumOf = (plates: MealCounts): number => diets.reduce((sum, diet) => sum + plates[diet], 0)

/** Returns the total of one meal over all days. */
export const totalOf = (days: readonly KitchenDay[], meal: (typeof meals)[number]): MealCounts => ({
  MEAT: days.reduce((sum, day) => sum + day[meal].MEAT, 0),
  VEGETARIAN: days.reduce((sum, day) => sum + day[meal].VEGETARIAN, 0),
})
