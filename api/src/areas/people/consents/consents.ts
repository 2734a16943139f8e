import { consentWordings, isVoluntary, type VoluntaryKind } from '@academy/contract/base/consent-kinds'
import type { Locale } from '@academy/contract/base/locale'
import { hasNeeds, needsErrors } from '@academy/contract/people/arrival-details/diets'
import * as contract from '@academy/contract/people/consents/endpoints'
import type { Consents } from '@academy/contract/people/consents/schemas'
import { audit } from '../../../base/audit.ts'
import { choose, hasConsent, insertConsents } from '../../../base/consents.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findAccount, lockForChange, requireChangeable } from '../../access/index.ts'
import { removeMaterial } from '../profile/queries.ts'
import { deleteNeeds, findConsents, type StoredConsent, withdrawById } from './queries.ts'
import { canWithdraw, tieOf } from './rules.ts'

/** Returns what a person agreed to. */
const consentsOf = async (db: Db | Tx, account_id: number): Promise<Consents> => {
  const stored = await findConsents(db, account_id)
  const isInForce = (kind: VoluntaryKind) =>
    stored.some(consent => consent.kind === kind && consent.withdrawn_at === null)
  return {
    wants: {
      photos: isInForce('photos'),
      recordings: isInForce('recordings'),
      news: isInForce('news'),
    },
    consents: stored.map(({ status, application_id, academy_id, ...consent }) => ({
      ...consent,
      can_withdraw: canWithdraw({ ...consent, status }),
      tie: tieOf({ ...consent, status }),
    })),
  }
}

export const chooseOwn = serve(contract.chooseConsent, ({ db }, { body, user: { id }, now }) =>
  db.transaction().execute(async tx => {
    await lockAccount(tx, id)
    await choose(tx, { ...body, account_id: id, actor_id: id, now })
    return consentsOf(tx, id)
  }),
)

export const chooseForPerson = serve(
  contract.choosePersonConsent,
  ({ db }, { params: { id }, body, user, now }) =>
    db.transaction().execute(async tx => {
      requireChangeable(user, await lockForChange(tx, id, user.id))
      await choose(tx, { ...body, account_id: id, actor_id: user.id, now })
      return consentsOf(tx, id)
    }),
)

export const showOwn = serve(contract.showConsents, ({ db }, { user }) => consentsOf(db, user.id))

export const showOfPerson = serve(contract.showPersonConsents, async ({ db }, { params: { id } }) => {
  if (!(await findAccount(db, id))) throw problem('not_found')
  return consentsOf(db, id)
})

/** Deletes what rests on the consent. Returns the keys of files to remove. */
const deleteWhatRests = async (
  tx: Tx,
  { kind, application_id }: StoredConsent,
  account_id: number,
  now: Date,
): Promise<string[]> => {
  if (kind === 'needs') await deleteNeeds(tx, account_id)
  return application_id === null ? [] : removeMaterial(tx, [{ id: application_id, account_id }], now)
}

interface Withdrawal {
  account_id: number
  actor_id: number
  consent_id: number
  now: Date
}

/** The caller has locked the account. That of the parents is withdrawn by deleting its file in the profile. */
const withdraw = async (tx: Tx, { account_id, actor_id, consent_id, now }: Withdrawal) => {
  const consent = (await findConsents(tx, account_id)).find(({ id }) => id === consent_id)
  if (!consent) throw problem('not_found')
  if (tieOf(consent) === 'application') throw problem('consent_needed')
  if (!canWithdraw(consent)) throw problem('not_found')
  const { kind } = consent
  if (isVoluntary(kind)) {
    await choose(tx, { account_id, actor_id, kind, is_given: false, wording: consentWordings[kind], now })
  } else {
    await withdrawById(tx, consent.id, { withdrawn_at: now, withdrawn_by: actor_id })
    const entry = { at: now, action: 'consent_withdrawn', actor_id, account_id } as const
    await audit(tx, { ...entry, details: { kind } })
  }
  return {
    unused: await deleteWhatRests(tx, consent, account_id, now),
    result: await consentsOf(tx, account_id),
  }
}

export const withdrawOwn = serve(contract.withdrawConsent, async ({ db, files }, { params, user, now }) => {
  const { result, unused } = await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    return withdraw(tx, { account_id: user.id, actor_id: user.id, consent_id: params.id, now })
  })
  await removeFiles(files, unused)
  return result
})

export const withdrawForPerson = serve(
  contract.withdrawPersonConsent,
  async ({ db, files }, { params: { id, consentId }, user, now }) => {
    const { result, unused } = await db.transaction().execute(async tx => {
      requireChangeable(user, await lockForChange(tx, id, user.id))
      return withdraw(tx, { account_id: id, actor_id: user.id, consent_id: consentId, now })
    })
    await removeFiles(files, unused)
    return result
  },
)

type Needs = Parameters<typeof hasNeeds>[0]

interface GivenNeeds {
  account_id: number
  actor_id: number
  given: Needs & { needs_wording?: number | null | undefined }
  /** What is stored already. */
  known?: Needs
  locale: Locale
}

/**
 * Records the consent to special diets and allergies, and refuses them without one. The caller has locked the account.
 */
export const agreeToNeeds = async (
  tx: Tx,
  { account_id, actor_id, given, known = {}, locale }: GivenNeeds,
  now: Date,
): Promise<void> => {
  const { needs_wording: wording } = given
  if (!hasNeeds(given) || (await hasConsent(tx, account_id, 'needs'))) return
  const isOffice = actor_id !== account_id
  const errors = needsErrors(given, { known, hasConsent: false, isOffice })
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  if (typeof wording !== 'number') return
  if (wording !== consentWordings.needs) throw problem('consent_changed')
  await insertConsents(tx, [{ account_id, kind: 'needs', wording, given_at: now, given_by: actor_id }])
  await audit(tx, { at: now, action: 'consent_given', actor_id, account_id, details: { kind: 'needs' } })
}
