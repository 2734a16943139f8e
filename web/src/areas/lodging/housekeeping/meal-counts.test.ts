import { mealsOn, nightsIn } from '@academy/contract/lodging/bookings/stay-price'
import type { KitchenDay } from '@academy/contract/lodging/housekeeping/schemas'
import { plates } from '@academy/contract/people/arrival-details/diets'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, totalOf } from './kitchen-sheet.tsx'

const days = nightsIn({ start_date: '2028-02-25', end_date: '2028-03-08' })
const diner = fc.record({
  arrival: fc.integer({ min: 0, max: days.length - 2 }),
  nights: fc.integer({ min: 1, max: days.length - 1 }),
  diet: fc.constantFrom(...plates),
})

test('over the whole academy every guest has one breakfast and one dinner a night', () => {
  fc.assert(
    fc.property(fc.array(diner, { maxLength: 60 }), diners => {
      const stays = diners.map(({ arrival, nights, diet }) => ({
        diet,
        nights: Math.min(nights, days.length - 1 - arrival),
        start_date: days[arrival] ?? '',
        end_date: days[Math.min(arrival + nights, days.length - 1)] ?? '',
      }))
      const sheet: KitchenDay[] = days.map(day => {
        const counts = (meal: 'breakfast' | 'dinner') => {
          const fed = stays.filter(stay => mealsOn(day, stay)[meal])
          return {
            MEAT: fed.filter(({ diet }) => diet === 'MEAT').length,
            VEGETARIAN: fed.filter(({ diet }) => diet === 'VEGETARIAN').length,
            VEGAN: fed.filter(({ diet }) => diet === 'VEGAN').length,
          }
        }
        return { day, breakfast: counts('breakfast'), dinner: counts('dinner'), special: [] }
      })
      const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
      expect(sumOf(totalOf(sheet, 'breakfast'))).toBe(nights)
      expect(sumOf(totalOf(sheet, 'dinner'))).toBe(nights)
    }),
  )
})
