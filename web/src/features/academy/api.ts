import type * as academy from '@academy/contract/academy'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const academyCurrent = route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')

export const loadCurrentAcademy = (call: Call): Promise<academy.Academy> =>
  call(academyCurrent, {}, { quiet: true })
