import type * as academy from '@academy/contract/programme/academy/endpoints'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type * as dates from '@academy/contract/schedule/dates/endpoints'
import type { Call } from '../../../base/api.ts'
import { nullIfNotFound } from '../../../base/api-errors.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const academyCurrent = route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')
const academyDates = route<typeof dates.academyDates>('GET', '/api/dates')

/** The academy data shown on the page of a masterclass. */
export type AcademyFrame = Pick<Academy, 'place_name' | 'end_date_application' | 'deadline_passed'>

/** Null before the first academy and between two academies. */
export const loadCurrentAcademy = (call: Call): Promise<Academy | null> =>
  call(academyCurrent, {}, { quiet: true }).catch(nullIfNotFound)

// Asked about until there is one: afterwards there nearly always is.
let hasAcademy = false

/** Loads what belongs to the current academy, for the office. Without an academy it asks for nothing: browsers log a 404. */
export const ofAcademy = async <T>(call: Call, load: (call: Call) => Promise<T>): Promise<T | null> => {
  hasAcademy ||= (await call(academyDates, {}, { quiet: true })).academy !== null
  return hasAcademy ? load(call).catch(nullIfNotFound) : null
}

export const academyQuery = (call: Call) => defineQuery(call, ['academy'], loadCurrentAcademy)

/** The data is embedded in the page, so keep only what is shown. */
export const frameOf = ({ place_name, end_date_application, deadline_passed }: Academy): AcademyFrame => ({
  place_name,
  end_date_application,
  deadline_passed,
})
