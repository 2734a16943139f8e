import * as contract from '@academy/contract/access/roles/endpoints'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { mayGive } from '@academy/contract/base/abilities'
import type { Locale } from '@academy/contract/base/locale'
import type { StaffRole } from '@academy/contract/base/roles'
import { dayInVienna } from '../../../base/clock.ts'
import { periodText } from '../../../base/formats.ts'
import { problem } from '../../../base/problem.ts'
import { concernedOf, refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { grantRole, revokeRole } from '../accounts/grant-role.ts'
import { findAccount, lockForChange } from '../accounts/queries.ts'
import { deleteInvitationTo } from '../invitations/queries.ts'
import { findHolder, findOpenPeriods, listHolders, searchHolders } from './queries.ts'

interface RoleChange {
  id: number
  role: StaffRole
  user: CallUser
}

/**
 * Locks an account and that of the caller, whose roles are read again: of two admins who take each other's role
 * at the same moment, the second is not an admin any more.
 */
const lockForRole = async (tx: Tx, { id, role, user }: RoleChange) => {
  const account = await lockForChange(tx, id, user.id)
  const caller = id === user.id ? account : await findAccount(tx, user.id)
  const actor = { ...user, roles: caller?.roles ?? [] }
  if (!mayGive(actor.roles, role)) throw problem('forbidden')
  if (!account) throw problem('not_found')
  return { account, actor }
}

/** Idempotent. An open invitation to the role is withdrawn. */
export const giveRole = serve(
  contract.giveRole,
  ({ db, config }, { params: { id, role }, user, now, address }) =>
    db.transaction().execute(async tx => {
      const { account, actor } = await lockForRole(tx, { id, role, user })
      if (!account.roles.includes(role)) {
        if (!account.email_verified) throw problem('account_unconfirmed')
        // People who change their own account stay logged in.
        await grantRole(
          tx,
          { account, role, actor, address, now },
          id === user.id ? user.token_hash : undefined,
        )
        await deleteInvitationTo(tx, account.email, role)
      }
      const holder = await findHolder({ db: tx, isProduction: config.isProduction }, id)
      if (!holder) throw problem('not_found')
      return holder
    }),
)

interface RoleRemoval {
  id: number
  role: StaffRole
  user: CallUser
  locale: Locale
  now: Date
  /** The network address of the user. */
  address?: string
}

/** Refuses to take the role from a linked teacher, and from an accompanist with a period that is not over. */
const refuseIfNeeded = async (tx: Tx, { teacher, id }: RoleHolder, { role, locale, now }: RoleRemoval) => {
  if (role === 'Teacher')
    refuseIfInUse(concernedOf([{ kind: 'teachers', names: teacher ? [teacher.name] : [] }]))
  if (role !== 'Correpetitor') return
  const periods = await findOpenPeriods(tx, id, dayInVienna(now))
  const names = periods.map(({ start_date, end_date }) => periodText(start_date, end_date, locale))
  refuseIfInUse(concernedOf([{ kind: 'correpetition_periods', names }]))
}

const officeRoles: readonly StaffRole[] = ['Admin', 'AcademyManager']

export const take = ({ db, config: { isProduction } }: Services, taking: RoleRemoval): Promise<RoleHolder> =>
  db.transaction().execute(async tx => {
    const { id, role, user, now, address } = taking
    const { account, actor } = await lockForRole(tx, { id, role, user })
    const source = { db: tx, isProduction }
    const holder = await findHolder(source, id)
    if (!holder) throw problem('not_found')
    if (!account.roles.includes(role)) return holder
    if (id === user.id && officeRoles.includes(role)) throw problem('own_office_role')
    await refuseIfNeeded(tx, holder, taking)
    await revokeRole(tx, { account, role, actor, address, now })
    return (await findHolder(source, id)) ?? holder
  })

/** Idempotent. */
export const takeRole = serve(
  contract.takeRole,
  (services, { params: { id, role }, user, locale, now, address }) =>
    take(services, { id, role, user, locale, now, address }),
)

export const listRoleHolders = serve(contract.listRoleHolders, ({ db, config: { isProduction } }) =>
  listHolders({ db, isProduction }),
)

const MIN_LENGTH = 2

/** Finds nothing by a single character: that would be a list of all students. */
export const searchAccounts = serve(
  contract.searchAccounts,
  async ({ db, config: { isProduction } }, { query: { search } }) =>
    search.length < MIN_LENGTH ? [] : searchHolders({ db, isProduction }, search),
)
