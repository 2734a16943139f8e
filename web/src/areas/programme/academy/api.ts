import * as academy from '@academy/contract/programme/academy/endpoints'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import * as dates from '@academy/contract/programme/dates/endpoints'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

/** The academy data shown on the page of a masterclass. */
export type AcademyFrame = Pick<Academy, 'place_name' | 'end_date_application' | 'deadline_passed'>

/** Null before the first academy and between two academies. */
export const loadCurrentAcademy = (call: Call): Promise<Academy | null> =>
  call(academy.academyCurrent, {}, quiet).catch(nullIfNotFound)

/** Whether there is a current academy. Unlike what belongs to it, this is no 404 without one. */
const hasAcademyQuery = (call: Call) =>
  defineQuery(
    call,
    ['has-academy'],
    async call => (await call(dates.academyDates, {}, quiet)).academy !== null,
  )

/** Asks until there is an academy: afterwards there nearly always is, and the cache keeps that. */
const hasAcademy = (call: Call, { client }: QueryFunctionContext): Promise<boolean> =>
  client.query({
    ...hasAcademyQuery(call),
    staleTime: ({ state }) => (state.data ? 'static' : 0),
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Describes a read of what belongs to the current academy, for pages of the personal area. Without an academy it is null and
 * nothing is requested: browsers log a 404.
 */
export const defineAcademyQuery = <T>(
  call: Call,
  queryKey: readonly string[],
  load: (call: Call) => Promise<T>,
): DataQuery<T | null> => {
  const query = defineQuery(call, queryKey, call => load(call).catch(nullIfNotFound))
  return {
    ...query,
    queryFn: async context => ((await hasAcademy(call, context)) ? query.queryFn(context) : null),
  }
}

export const academyQuery = (call: Call) => defineAcademyQuery(call, ['academy'], loadCurrentAcademy)

/** The data is embedded in the page, so keep only what is shown. */
export const frameOf = ({ place_name, end_date_application, deadline_passed }: Academy): AcademyFrame => ({
  place_name,
  end_date_application,
  deadline_passed,
})
