import { type ConsentKind, isWithdrawable } from '@academy/contract/consents/kinds'

interface WithdrawnConsent {
  kind: ConsentKind
  withdrawn_at: string | null
  status: string | null
}

/** An application that waits for a decision cannot go on without the consent. */
export const needsConsent = ({ kind, status }: Pick<WithdrawnConsent, 'kind' | 'status'>): boolean =>
  kind === 'application_data' && (status === 'applied' || status === 'reserve')

/** Whether a consent can be withdrawn now. */
export const canWithdraw = (consent: WithdrawnConsent): boolean =>
  consent.withdrawn_at === null && isWithdrawable(consent.kind) && !needsConsent(consent)
