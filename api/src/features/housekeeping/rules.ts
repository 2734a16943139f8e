import type { Guest, HousekeepingDay, KitchenDay } from '@academy/contract/housekeeping/schemas'
import type { Diet } from '@academy/contract/lodging/schemas'
import { mealsOn, nightsIn, type Stay } from '@academy/contract/lodging/stay'

/** Someone with half board. */
export interface Diner extends Stay {
  diet: Diet
}

/** Includes the day of departure. */
const daysOf = (academy: Stay): string[] => [...nightsIn(academy), academy.end_date]

/** Counts the portions of each meal, day by day. */
export const kitchenDays = (academy: Stay, diners: Diner[]): KitchenDay[] =>
  daysOf(academy).map(day => {
    const platesOf = (meal: 'breakfast' | 'dinner') => {
      const plates = { MEAT: 0, VEGETARIAN: 0 }
      for (const diner of diners) if (mealsOn(day, diner)[meal]) plates[diner.diet]++
      return plates
    }
    return { day, breakfast: platesOf('breakfast'), dinner: platesOf('dinner') }
  })

/** Lists who arrives, leaves and stays, day by day. */
export const housekeepingDays = (academy: Stay, guests: Guest[]): HousekeepingDay[] =>
  daysOf(academy).map(day => ({
    day,
    arrivals: guests.filter(guest => guest.start_date === day),
    departures: guests.filter(guest => guest.end_date === day),
    stays: guests.filter(guest => guest.start_date < day && day < guest.end_date),
  }))
