import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { addressOf, type BookingQuery, queryOf } from './booking-query.ts'

const route = getRouteApi('/user/a/lodging')

/** Whom the office looks for stands in the address, so that "back" and a bookmark find it again. */
export const useBookingQuery = (nights: readonly string[]) => {
  const navigate = useNavigate({ from: '/user/a/lodging' })
  const address = route.useSearch()
  // What was asked for counts at once, not only when the address has followed: a box that is ticked stays ticked.
  const [asked, setAsked] = useState<{ query: BookingQuery; from: typeof address }>()
  if (asked && asked.from !== address) setAsked(undefined)
  const query = asked?.query ?? queryOf(address, nights)
  const { search, night, withCancelled } = query
  const ask = useCallback(
    (next: Partial<BookingQuery>) => {
      const wanted = { search, night, withCancelled, page: 1, ...next }
      setAsked({ query: wanted, from: address })
      void navigate({
        search: addressOf(wanted),
        replace: next.page === undefined,
        resetScroll: false,
      })
    },
    [navigate, address, search, night, withCancelled],
  )
  return { query, ask }
}
