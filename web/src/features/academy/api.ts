import type * as academy from '@academy/contract/academy/endpoints'
import type { Academy } from '@academy/contract/academy/schemas'
import type { Call } from '../../lib/api.ts'
import { nullIfNotFound } from '../../lib/api-errors.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const academyCurrent = route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')

/** What the page of one masterclass needs to know of the academy around it. */
export type AcademyFrame = Pick<Academy, 'place_name' | 'end_date_application' | 'deadline_passed'>

/** Null before the first academy, and between two of them. */
export const loadCurrentAcademy = (call: Call): Promise<Academy | null> =>
  call(academyCurrent, {}, { quiet: true }).catch(nullIfNotFound)

export const academyQuery = (call: Call) => defineQuery(call, ['academy'], loadCurrentAcademy)

/** The page carries its data with it, so it gets no more than it shows. */
export const loadAcademyFrame = async (call: Call): Promise<AcademyFrame | null> => {
  const academy = await loadCurrentAcademy(call)
  if (!academy) return null
  const { place_name, end_date_application, deadline_passed } = academy
  return { place_name, end_date_application, deadline_passed }
}
