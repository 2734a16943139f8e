import type { Call } from '../../../../base/api.ts'
import { profileQuery } from '../../../people/profile/api.ts'
import { secondFactorQuery } from '../../second-factor/api.ts'
import { sessionsQuery } from '../../sessions/api.ts'

export const accessQueries = (call: Call) => ({
  profile: profileQuery(call),
  factor: secondFactorQuery(call),
  sessions: sessionsQuery(call),
})
