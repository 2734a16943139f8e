import type { Locale } from '@academy/contract/base/locale'
import { forgetNetworks } from '../../../base/familiar-networks.ts'
import type { Tx } from '../../../db/connection.ts'
import { setPassword } from './password-queries.ts'
import { changeAccount, findByEmail, insertAccount, lockForChange, setRoles } from './queries.ts'

interface NewAdmin {
  first_name: string
  last_name: string
  email: string
  locale: Locale
  password_hash: string
}

/**
 * Creates an admin with a confirmed address: the operator decides who owns it. An account whose address was
 * registered but never confirmed is taken over: password, sessions and links of that registration stop
 * working. Returns undefined if the address belongs to a confirmed account.
 */
export const makeAdmin = async (
  tx: Tx,
  { first_name, last_name, email, locale, password_hash }: NewAdmin,
): Promise<{ id: number; outcome: 'created' | 'taken over' } | undefined> => {
  const found = await findByEmail(tx, email)
  if (!found) {
    const account = { first_name, last_name, email, locale, password_hash, email_verified: true }
    return { id: await insertAccount(tx, { ...account, roles: ['Admin'] }), outcome: 'created' }
  }
  const { id } = found
  const account = await lockForChange(tx, id)
  if (!account || account.email_verified) return undefined
  await setPassword(tx, id, password_hash)
  await forgetNetworks(tx, id)
  await changeAccount(tx, id, { first_name, last_name })
  await setRoles(tx, id, ['Admin'])
  return { id, outcome: 'taken over' }
}
