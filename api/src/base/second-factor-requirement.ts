import type { FactorState, RequiredGroup } from '@academy/contract/base/schemas'
import { boolean, instant, list, nullable, number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { utc } from '../db/expressions.ts'
import { fixedStatement } from '../db/fixed-statement.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The roles of each group that may have to use a second factor. */
const rolesOf: Record<RequiredGroup, readonly string[]> = {
  office: ['Admin', 'AcademyManager'],
  teachers: ['Teacher', 'Correpetitor'],
}

export interface Requirement {
  required_of: readonly RequiredGroup[]
  required_since: Date
  grace_days: number
}

export interface StoredRequirement {
  /** Null: the office has not decided. */
  required_of: RequiredGroup[] | null
  required_since: Date
  grace_days: number
  is_demo: boolean
}

/** Whom the installation asks for a second factor: nobody in a demo, the office in production by default. */
export const requirementOf = (
  { required_of, is_demo, ...rest }: StoredRequirement,
  isProduction: boolean,
): Requirement => {
  if (is_demo) return { ...rest, required_of: [] }
  return { ...rest, required_of: required_of ?? (isProduction ? ['office'] : []) }
}

/** From when on somebody with these roles needs a second factor. */
export const requiredFrom = (
  { required_of, required_since, grace_days }: Requirement,
  roles: readonly string[],
): Date | null => {
  const concerns = required_of.some(group => rolesOf[group].some(role => roles.includes(role)))
  return concerns ? new Date(required_since.getTime() + grace_days * DAY_MS) : null
}

/** Whether an account has a second factor; `account_id` is an expression, such as `person.id`. */
const hasFactor = (account_id: string): string => `(
  exists (select from totp_factors app where app.account_id = ${account_id} and app.confirmed_at is not null)
    or exists (select from passkeys where passkeys.account_id = ${account_id}))`

const settings = `
  select required_of, required_since, grace_days, installation.is_demo
  from security_settings cross join installation`

const requirementStatement = fixedStatement<StoredRequirement>({
  required_of: nullable(list()),
  required_since: instant(),
  grace_days: number(),
  is_demo: boolean(),
})<[account_id?: number]>
const settingsStatement = requirementStatement(settings)
const missingStatement = requirementStatement(`${settings} where not ${hasFactor('$1')}`)

export const loadRequirement = async (db: Db | Tx, isProduction: boolean): Promise<Requirement> => {
  const [stored] = await settingsStatement(db)
  if (!stored) throw new Error('The security settings are missing')
  return requirementOf(stored, isProduction)
}

/**
 * Returns who needs a second factor if this person has none. Students never need one, and nothing is read for
 * them: most calls are theirs.
 */
export const findMissingFactor = async (
  db: Db,
  { id, roles }: { id: number; roles: readonly string[] },
): Promise<StoredRequirement | null> => {
  if (roles.every(role => role === 'student')) return null
  const [missing] = await missingStatement(db, id)
  return missing ?? null
}

/** The reset of a second factor that is waiting, with the name of who asked for it; null if there is none. */
export const resetJson = (account_id: string): string => `(
  select json_build_object('asked_by', full_name(asker.first_name, asker.last_name),
    'asked_at', ${utc('reset.asked_at')}, 'due_at', ${utc('reset.due_at')})
  from second_factor_resets reset left join accounts asker on asker.id = reset.asked_by
  where reset.account_id = ${account_id})`

export type StoredFactor = Omit<FactorState, 'required_from'>

/** A field `second_factor` for `json_build_object`, without what the settings say. */
export const factorField = (account_id: string): string =>
  `'second_factor', json_build_object('is_set_up', ${hasFactor(account_id)}, 'reset', ${resetJson(account_id)})`

interface Holder {
  roles: readonly { role: string }[]
  second_factor: StoredFactor
}

/** Adds from when on somebody needs a second factor. */
export const withRequirement = <H extends Holder>(
  holder: H,
  requirement: Requirement,
): H & { second_factor: FactorState } => {
  const from = requiredFrom(
    requirement,
    holder.roles.map(({ role }) => role),
  )
  return {
    ...holder,
    second_factor: { ...holder.second_factor, required_from: from?.toISOString() ?? null },
  }
}
