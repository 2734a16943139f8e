import { laterDay } from '@academy/contract/base/days'
import type { Stay } from '@academy/contract/base/period'
import { mealsOn, nightsIn } from '@academy/contract/lodging/bookings/stay-price'
import type {
  Guest,
  HousekeepingDay,
  KitchenDay,
  SheetGuest,
} from '@academy/contract/lodging/housekeeping/schemas'
import { hasNeeds, plateOf, type SpecialDiet } from '@academy/contract/people/arrival-details/diets'
import type { Diet } from '@academy/contract/people/arrival-details/needs-fields'

/** Someone with half board. */
export interface Diner extends Stay {
  account_id: number
  full_name: string
  diet: Diet
  special_diets: SpecialDiet[]
  allergies: string
}

/** Includes the day of departure. */
const daysOf = (academy: Stay): string[] => [...nightsIn(academy), academy.end_date]

/** Counts the portions of each meal, day by day. */
export const kitchenDays = (academy: Stay, diners: Diner[]): KitchenDay[] =>
  daysOf(academy).map(day => {
    const platesOf = (meal: 'breakfast' | 'dinner') => {
      const plates = { MEAT: 0, VEGETARIAN: 0, VEGAN: 0 }
      for (const diner of diners) if (mealsOn(day, diner)[meal]) plates[plateOf(diner)]++
      return plates
    }
    // The kitchen cooks for them by name, and not only by the number of plates.
    const special = diners.filter(hasNeeds).flatMap(({ start_date, end_date, ...diner }) => {
      const eaten = mealsOn(day, { start_date, end_date })
      return eaten.breakfast || eaten.dinner ? [{ ...diner, ...eaten }] : []
    })
    return { day, breakfast: platesOf('breakfast'), dinner: platesOf('dinner'), special }
  })

/** Names those who sleep in the same room in a night. */
const withRoommates = (night: string, guests: Guest[]) => {
  const sleeping = Map.groupBy(
    guests.filter(({ start_date, end_date }) => start_date <= night && night < end_date),
    ({ room_name }) => room_name,
  )
  return (guest: Guest): SheetGuest => {
    const roommates = guest.room_name === null ? [] : (sleeping.get(guest.room_name) ?? [])
    const others = roommates.filter(({ booking_id }) => booking_id !== guest.booking_id)
    return { ...guest, shares_with: others.map(({ full_name }) => full_name) }
  }
}

/** Lists who arrives, leaves and stays, day by day, in the order of the guests. */
export const housekeepingDays = (academy: Stay, guests: Guest[]): HousekeepingDay[] =>
  daysOf(academy).map(day => {
    const tonight = withRoommates(day, guests)
    const lastNight = withRoommates(laterDay(day, -1), guests)
    return {
      day,
      arrivals: guests.filter(guest => guest.start_date === day).map(tonight),
      departures: guests.filter(guest => guest.end_date === day).map(lastNight),
      stays: guests.filter(guest => guest.start_date < day && day < guest.end_date).map(tonight),
    }
  })
