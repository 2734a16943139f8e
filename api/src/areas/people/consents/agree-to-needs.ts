import type { Locale } from '@academy/contract/base/locale'
import { hasNeeds, needsErrors } from '@academy/contract/people/arrival-details/diets'
import { consentWordings } from '@academy/contract/people/consents/kinds'
import { audit } from '../../../base/audit.ts'
import { hasConsent, insertConsents } from '../../../base/consents.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'

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
