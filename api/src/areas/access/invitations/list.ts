import type { listInvitations as endpoint } from '@academy/contract/access/invitations/endpoints'
import type { Operation } from '../../../base/services.ts'
import { listInvitations as findAll } from './queries.ts'

export const listInvitations: Operation<typeof endpoint> = ({ db }, { now }) => findAll(db, now)
