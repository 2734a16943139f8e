import type { ConsentKind, ConsentTie } from '@academy/contract/base/consent-kinds'

interface WithdrawnConsent {
  kind: ConsentKind
  withdrawn_at: string | null
  status: string | null
}

/**
 * Returns why a consent in force cannot be withdrawn. An application that waits for a decision cannot go on without it;
 * terms end with their contract; the consent of the parents is withdrawn by deleting its file in the profile.
 */
export const tieOf = ({ kind, withdrawn_at, status }: WithdrawnConsent): ConsentTie | null => {
  if (withdrawn_at !== null) return null
  if (kind === 'terms' || kind === 'lodging_terms') return 'contract'
  if (kind === 'parents') return 'file'
  return kind === 'application_data' && (status === 'applied' || status === 'reserve') ? 'application' : null
}

/** Whether a consent can be withdrawn now. */
export const canWithdraw = (consent: WithdrawnConsent): boolean =>
  consent.withdrawn_at === null && tieOf(consent) === null
