import type * as invitations from '@academy/contract/access/invitations/endpoints'
import type { Invitation } from '@academy/contract/access/invitations/schemas'
import type * as contract from '@academy/contract/access/roles/endpoints'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import type { InputOf } from '@academy/contract/base/endpoint'
import type { GivenRole, StaffRole } from '@academy/contract/base/roles'
import { type Call, withSignal } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages and dialogs show their failures themselves.
const quiet = { quiet: true } as const

const accounts = '/api/academy/a/accounts'
const open = '/api/academy/a/invitations'
const routes = {
  list: route<typeof contract.listRoleHolders>('GET', accounts),
  search: route<typeof contract.searchAccounts>('GET', `${accounts}/search`),
  give: route<typeof contract.giveRole>('PUT', `${accounts}/:id/roles/:role`),
  take: route<typeof contract.takeRole>('DELETE', `${accounts}/:id/roles/:role`),
  invitations: route<typeof invitations.listInvitations>('GET', open),
  invite: route<typeof invitations.invite>('POST', open),
  again: route<typeof invitations.sendInvitationAgain>('POST', `${open}/:id/again`),
  withdraw: route<typeof invitations.withdrawInvitation>('DELETE', `${open}/:id`),
}

export const roleHoldersQuery = (call: Call) =>
  defineQuery(call, ['role-holders'], call => call(routes.list, {}, quiet))

export const invitationsQuery = (call: Call) =>
  defineQuery(call, ['invitations'], call => call(routes.invitations, {}, quiet))

export const searchAccounts = (call: Call, search: string, signal: AbortSignal): Promise<RoleHolder[]> =>
  withSignal(call, signal)(routes.search, { query: { search } }, quiet)

export const giveRole = (call: Call, id: number, role: GivenRole): Promise<RoleHolder> =>
  call(routes.give, { params: { id: String(id), role } }, quiet)

export const takeRole = (call: Call, id: number, role: StaffRole): Promise<RoleHolder> =>
  call(routes.take, { params: { id: String(id), role } }, quiet)

export const invite = (call: Call, body: InputOf<typeof invitations.invite>['body']): Promise<Invitation> =>
  call(routes.invite, { body }, quiet)

const by = ({ id }: Invitation) => ({ params: { id: String(id) } })

export const sendAgain = (call: Call, invitation: Invitation): Promise<Invitation> =>
  call(routes.again, by(invitation), quiet)

export const withdraw = (call: Call, invitation: Invitation): Promise<void> =>
  call(routes.withdraw, by(invitation), quiet)
