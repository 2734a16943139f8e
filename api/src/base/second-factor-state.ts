import type { FactorState } from '@academy/contract/access/second-factor/schemas'
import { utc } from '../db/utc.ts'
import { hasFactor, type Requirement, requiredFrom } from './second-factor-requirement.ts'

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
