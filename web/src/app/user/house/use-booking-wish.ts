import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { addressOf, type BookingWish, wishOf } from './booking-wish.ts'

const route = getRouteApi('/user/a/lodging')

/** Whom the office looks for stands in the address, so that "back" and a bookmark find it again. */
export const useBookingWish = (nights: readonly string[]) => {
  const navigate = useNavigate({ from: '/user/a/lodging' })
  const address = route.useSearch()
  // What was asked for counts at once, not only when the address has followed: a box that is ticked stays ticked.
  const [asked, setAsked] = useState<{ wish: BookingWish; from: typeof address }>()
  if (asked && asked.from !== address) setAsked(undefined)
  const wish = asked?.wish ?? wishOf(address, nights)
  const { search, night, withCancelled } = wish
  const ask = useCallback(
    (next: Partial<BookingWish>) => {
      const wanted = { search, night, withCancelled, page: 1, ...next }
      setAsked({ wish: wanted, from: address })
      void navigate({
        search: addressOf(wanted),
        replace: next.page === undefined,
        resetScroll: false,
      })
    },
    [navigate, address, search, night, withCancelled],
  )
  return { wish, ask }
}
