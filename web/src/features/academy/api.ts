import type * as academy from '@academy/contract/academy'
import { call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const academyCurrent = route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')

export const loadCurrentAcademy = (signal: AbortSignal): Promise<academy.Academy> =>
  call(academyCurrent, {}, { signal })
