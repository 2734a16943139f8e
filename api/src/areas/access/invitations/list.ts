import * as contract from '@academy/contract/access/invitations/endpoints'
import { serve } from '../../../base/serve.ts'
import { listInvitations as findAll } from './queries.ts'

export const listInvitations = serve(contract.listInvitations, ({ db }, { now }) => findAll(db, now))
