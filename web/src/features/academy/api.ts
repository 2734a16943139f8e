import type * as academy from '@academy/contract/academy'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const academyCurrent = route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')

/** What the page of one masterclass needs to know of the academy around it. */
export type AcademyFrame = Pick<academy.Academy, 'place_name' | 'end_date_application' | 'deadline_passed'>

export const loadCurrentAcademy = (call: Call): Promise<academy.Academy> =>
  call(academyCurrent, {}, { quiet: true })

/** The page carries its data with it, so it gets no more than it shows. */
export const loadAcademyFrame = async (call: Call): Promise<AcademyFrame> => {
  const { place_name, end_date_application, deadline_passed } = await loadCurrentAcademy(call)
  return { place_name, end_date_application, deadline_passed }
}
