import * as contract from '@academy/contract/access/roles/endpoints'
import { on } from '../../../http/bind.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { giveRole } from './give.ts'
import { listRoleHolders } from './list.ts'
import { searchAccounts } from './search.ts'
import { takeRole } from './take.ts'

export const roleRoutes = [
  on(contract.listRoleHolders, listRoleHolders),
  on(contract.searchAccounts, searchAccounts),
  on(contract.giveRole, giveRole),
  on(contract.takeRole, takeRole),
  on(contract.acceptInvitation, acceptInvitation),
]
