import type { FactorAdded } from '@academy/contract/access/second-factor/schemas'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { endPendingLogins, factorMethodsOf } from '../../../base/second-step.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import { endSessions } from '../../../base/sessions.ts'
import type { Tx } from '../../../db/connection.ts'
import { type FactorChange, sendChangedMail } from './mails.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './queries.ts'
import { deleteFactors } from './reset-queries.ts'

interface Change {
  user: CallUser
  now: Date
  change: Extract<
    FactorChange,
    'authenticator_added' | 'authenticator_removed' | 'passkey_added' | 'passkey_removed'
  >
  /** The name of a passkey. */
  name?: string
}

const report = async (tx: Tx, { config }: Services, { user, now, change, name }: Change) => {
  const { id } = user
  const entry = { at: now, action: change, actor_id: id, account_id: id }
  await audit(tx, name === undefined ? entry : { ...entry, details: { name } })
  await sendChangedMail(tx, { account_id: id, siteUrl: config.siteUrl, change, name }, now)
}

/**
 * Adds a factor; the account is locked. The first one makes recovery codes, which are returned, and ends all other
 * sessions, which are counted: they began with a password alone.
 */
export const addFactor = async (
  tx: Tx,
  services: Services,
  { insert, ...change }: Change & { insert: () => Promise<boolean> },
): Promise<FactorAdded> => {
  const { id, token_hash } = change.user
  const isFirst = (await factorMethodsOf(tx, id)).length === 0
  if (!(await insert())) throw problem('not_found')
  const ended_logins = isFirst ? (await endSessions(tx, id, token_hash)).length : 0
  await endPendingLogins(tx, id)
  await report(tx, services, change)
  const needsCodes = isFirst || (await countRecoveryCodes(tx, id)) === 0
  return { ended_logins, recovery_codes: needsCodes ? await replaceRecoveryCodes(tx, id) : [] }
}

/** Without any factor left, recovery codes would be a way in of their own, and there is nothing to reset. */
export const afterRemoval = async (tx: Tx, services: Services, change: Change): Promise<void> => {
  const { id } = change.user
  if ((await factorMethodsOf(tx, id)).length === 0) await deleteFactors(tx, id)
  await endPendingLogins(tx, id)
  await report(tx, services, change)
}
