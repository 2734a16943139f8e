import type { Call } from '../../../../base/api.ts'
import { secondFactorQuery } from '../../../access/second-factor/api.ts'
import { sessionsQuery } from '../../../access/sessions/api.ts'
import { profileQuery } from '../../profile/api.ts'

export const accessQueries = (call: Call) => ({
  profile: profileQuery(call),
  factor: secondFactorQuery(call),
  sessions: sessionsQuery(call),
})
