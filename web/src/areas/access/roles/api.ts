import * as invitations from '@academy/contract/access/invitations/endpoints'
import type { Invitation } from '@academy/contract/access/invitations/schemas'
import * as contract from '@academy/contract/access/roles/endpoints'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import type { InputOf } from '@academy/contract/base/endpoint'
import type { GivenRole, StaffRole } from '@academy/contract/base/roles'
import { type Call, withSignal } from '../../../base/api.ts'
import { quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const roleHoldersQuery = (call: Call) =>
  defineQuery(call, ['role-holders'], call => call(contract.listRoleHolders, {}, quiet))

export const invitationsQuery = (call: Call) =>
  defineQuery(call, ['invitations'], call => call(invitations.listInvitations, {}, quiet))

export const searchAccounts = (call: Call, search: string, signal: AbortSignal): Promise<RoleHolder[]> =>
  withSignal(call, signal)(contract.searchAccounts, { query: { search } }, quiet)

export const giveRole = (call: Call, id: number, role: GivenRole): Promise<RoleHolder> =>
  call(contract.giveRole, { params: { id: String(id), role } }, quiet)

export const takeRole = (call: Call, id: number, role: StaffRole): Promise<RoleHolder> =>
  call(contract.takeRole, { params: { id: String(id), role } }, quiet)

export const invite = (call: Call, body: InputOf<typeof invitations.invite>['body']): Promise<Invitation> =>
  call(invitations.invite, { body }, quiet)

const by = ({ id }: Invitation) => ({ params: { id: String(id) } })

export const sendAgain = (call: Call, invitation: Invitation): Promise<Invitation> =>
  call(invitations.sendInvitationAgain, by(invitation), quiet)

export const withdraw = (call: Call, invitation: Invitation): Promise<void> =>
  call(invitations.withdrawInvitation, by(invitation), quiet)
