import * as contract from '@academy/contract/access/invitations/endpoints'
import { on } from '../../../http/bind.ts'
import { invite } from './invite.ts'
import { listInvitations } from './list.ts'
import { sendInvitationAgain } from './send-again.ts'
import { showInvitation } from './show.ts'
import { withdrawInvitation } from './withdraw.ts'

export const invitationRoutes = [
  on(contract.listInvitations, listInvitations),
  on(contract.invite, invite),
  on(contract.sendInvitationAgain, sendInvitationAgain),
  on(contract.withdrawInvitation, withdrawInvitation),
  on(contract.showInvitation, showInvitation),
]
