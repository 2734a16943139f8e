import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { addressOf, type BookingQuery, queryOf } from './booking-query.ts'

const route = getRouteApi('/user/a/lodging')

/** Keeps the query in the URL, so that "back" and bookmarks restore it. */
export const useBookingQuery = (nights: readonly string[]) => {
  const navigate = useNavigate({ from: '/user/a/lodging' })
  const address = route.useSearch()
  // Applied at once, before the URL has changed, so that a ticked box does not flicker.
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
