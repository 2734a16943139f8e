import type { listInvitations as endpoint } from '@academy/contract/invitations/endpoints'
import type { Verb } from '../../lib/services.ts'
import { listInvitations as findAll } from './queries.ts'

export const listInvitations: Verb<typeof endpoint> = ({ db }, { now }) => findAll(db, now)
