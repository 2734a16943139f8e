import { profileQuery } from '../../../features/profile/api.ts'
import { secondFactorQuery } from '../../../features/second-factor/api.ts'
import { sessionsQuery } from '../../../features/sessions/api.ts'
import type { Call } from '../../../lib/api.ts'

export const accessQueries = (call: Call) => ({
  profile: profileQuery(call),
  factor: secondFactorQuery(call),
  sessions: sessionsQuery(call),
})
