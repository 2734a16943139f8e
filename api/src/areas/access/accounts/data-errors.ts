import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Db } from '../../../db/connection.ts'
import { hasCountry } from './data-queries.ts'
import { type AccountChanges, findAccount } from './queries.ts'
import { isBornLater } from './rules.ts'

export interface SentData extends Pick<AccountChanges, 'date_of_birth' | 'nationality'> {
  password?: unknown
  roles?: unknown
  email_verified?: unknown
}

const sorted = (roles: unknown) => (Array.isArray(roles) ? JSON.stringify(roles.toSorted()) : roles)

/** Returns the fields that would be ignored, because other calls change them, and are not as they are now. */
const ignoredFields = async (db: Db, id: number, { password, roles, email_verified }: SentData) => {
  if (password === undefined && roles === undefined && email_verified === undefined) return []
  const account = await findAccount(db, id)
  if (!account) return []
  const sent = { password, roles: sorted(roles), email_verified }
  const present = {
    password: undefined,
    roles: sorted(account.roles),
    email_verified: account.email_verified,
  }
  return (['password', 'roles', 'email_verified'] as const).filter(
    name => sent[name] !== undefined && sent[name] !== present[name],
  )
}

/** Returns what is wrong with sent data of an account and only the server knows. */
export const dataErrors = async (
  db: Db,
  id: number,
  sent: SentData,
  today: string,
): Promise<Record<string, FieldMessage>> => {
  const { nationality } = sent
  const isUnknown = nationality != null && !(await hasCountry(db, nationality))
  const ignored = await ignoredFields(db, id, sent)
  return {
    ...(isBornLater(sent.date_of_birth, today) && { date_of_birth: 'BIRTH_IN_FUTURE' as const }),
    ...(isUnknown && { nationality: 'COUNTRY_UNKNOWN' as const }),
    ...Object.fromEntries(ignored.map(name => [name, 'NOT_CHANGED_HERE' as const])),
  }
}
