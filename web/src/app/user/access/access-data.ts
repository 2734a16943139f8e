import { profileQuery } from '../../../features/profile/api.ts'
import { sessionsQuery } from '../../../features/sessions/api.ts'
import type { Call } from '../../../lib/api.ts'

export const accessQueries = (call: Call) => ({ profile: profileQuery(call), sessions: sessionsQuery(call) })
