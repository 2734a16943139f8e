import type * as academy from '@academy/contract/programme/academy/endpoints'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { Call } from '../../../base/api.ts'
import { nullIfNotFound } from '../../../base/api-errors.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const academyCurrent = route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')

/** The academy data shown on the page of a masterclass. */
export type AcademyFrame = Pick<Academy, 'place_name' | 'end_date_application' | 'deadline_passed'>

/** Null before the first academy and between two academies. */
export const loadCurrentAcademy = (call: Call): Promise<Academy | null> =>
  call(academyCurrent, {}, { quiet: true }).catch(nullIfNotFound)

export const academyQuery = (call: Call) => defineQuery(call, ['academy'], loadCurrentAcademy)

/** The data is embedded in the page, so keep only what is shown. */
export const frameOf = ({ place_name, end_date_application, deadline_passed }: Academy): AcademyFrame => ({
  place_name,
  end_date_application,
  deadline_passed,
})
