// public: the choice of news in the profile is one of these.
import type { chooseConsent, choosePersonConsent } from '@academy/contract/consents/endpoints'
import { consentWordings, type VoluntaryKind } from '@academy/contract/consents/kinds'
import type { Tx } from '../../db/connection.ts'
import { lockAccount } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { lockForChange } from '../accounts/queries.ts'
import { mayChange } from '../accounts/rules.ts'
import { consentsOf } from './present.ts'
import { insertConsents, refuseNews, withdrawKind } from './queries.ts'

interface Choice {
  account_id: number
  actor_id: number
  kind: VoluntaryKind
  is_given: boolean
  wording: number
  now: Date
}

const change = (tx: Tx, { account_id, actor_id, kind, is_given, wording, now }: Choice): Promise<boolean> => {
  if (is_given) return insertConsents(tx, [{ account_id, kind, wording, given_at: now, given_by: actor_id }])
  if (kind === 'news') return refuseNews(tx, account_id, { since: now, by: actor_id })
  return withdrawKind(tx, { account_id, kind }, { withdrawn_at: now, withdrawn_by: actor_id })
}

/** Gives or withdraws a voluntary consent, also by its id. Idempotent. The caller has locked the account. */
export const choose = async (tx: Tx, choice: Choice): Promise<void> => {
  const { account_id, actor_id, kind, is_given, wording, now } = choice
  if (wording !== consentWordings[kind]) throw problem('consent_changed')
  const isChanged = await change(tx, choice)
  if (!isChanged) return
  const entry = { at: now, actor_id, account_id }
  // News come without a consent: nobody withdraws one.
  if (kind === 'news') await audit(tx, { ...entry, action: is_given ? 'news_accepted' : 'news_refused' })
  else
    await audit(tx, { ...entry, action: is_given ? 'consent_given' : 'consent_withdrawn', details: { kind } })
}

export const chooseOwn: Operation<typeof chooseConsent> = ({ db }, { body, user: { id }, now }) =>
  db.transaction().execute(async tx => {
    await lockAccount(tx, id)
    await choose(tx, { ...body, account_id: id, actor_id: id, now })
    return consentsOf(tx, id)
  })

export const chooseForPerson: Operation<typeof choosePersonConsent> = (
  { db },
  { params: { id }, body, user, now },
) =>
  db.transaction().execute(async tx => {
    const account = await lockForChange(tx, id, user.id)
    if (!account) throw problem('not_found')
    if (!mayChange(user, account)) throw problem('forbidden')
    await choose(tx, { ...body, account_id: id, actor_id: user.id, now })
    return consentsOf(tx, id)
  })
