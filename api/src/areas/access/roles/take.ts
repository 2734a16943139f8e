import * as contract from '@academy/contract/access/roles/endpoints'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import type { Locale } from '@academy/contract/base/locale'
import type { StaffRole } from '@academy/contract/base/roles'
import { dayInVienna } from '../../../base/clock.ts'
import { periodText } from '../../../base/formats.ts'
import { problem } from '../../../base/problem.ts'
import { concernedOf, refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { revokeRole } from '../accounts/grant-role.ts'
import type { lockForChange } from '../accounts/queries.ts'
import { lockForRole } from './lock-for-role.ts'
import { findHolder, findOpenPeriods } from './queries.ts'

interface Taking {
  id: number
  role: StaffRole
  user: CallUser
  locale: Locale
  now: Date
  /** The network address of the user. */
  address?: string
  /** Replaced only in the test that shows why the accounts are locked. */
  lock?: typeof lockForChange
}

/** Refuses to take the role from a linked teacher, and from an accompanist with a period that is not over. */
const refuseIfNeeded = async (tx: Tx, { teacher, id }: RoleHolder, { role, locale, now }: Taking) => {
  if (role === 'Teacher')
    refuseIfInUse(concernedOf([{ kind: 'teachers', names: teacher ? [teacher.name] : [] }]))
  if (role !== 'Correpetitor') return
  const periods = await findOpenPeriods(tx, id, dayInVienna(now))
  const names = periods.map(({ start_date, end_date }) => periodText(start_date, end_date, locale))
  refuseIfInUse(concernedOf([{ kind: 'correpetition_periods', names }]))
}

const officeRoles: readonly StaffRole[] = ['Admin', 'AcademyManager']

export const take = ({ db, config: { isProduction } }: Services, taking: Taking): Promise<RoleHolder> =>
  db.transaction().execute(async tx => {
    const { id, role, user, now, address, lock } = taking
    const { account, actor } = await lockForRole(tx, { id, role, user, ...(lock && { lock }) })
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
