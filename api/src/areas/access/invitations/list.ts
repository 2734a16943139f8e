import type { listInvitations as endpoint } from '@academy/contract/invitations/endpoints'
import type { Operation } from '../../lib/services.ts'
import { listInvitations as findAll } from './queries.ts'

export const listInvitations: Operation<typeof endpoint> = ({ db }, { now }) => findAll(db, now)
