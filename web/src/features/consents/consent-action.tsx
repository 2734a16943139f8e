import '../../ui/text-button.css'
import type { Consent } from '@academy/contract/consents/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useConsentName } from './consent-list.tsx'
import { consentTexts } from './texts.ts'

export interface TieLinks {
  /** Where an application is withdrawn. */
  application: (label: string) => ReactNode
  /** Where the file with the consent of the parents is deleted. */
  file: (label: string) => ReactNode
}

interface ConsentActionProps {
  consent: Consent
  links: TieLinks
  onWithdraw: () => void
}

/** Withdraws a consent, or says why that is not possible. Consents with a checkbox are changed there. */
export const ConsentAction = ({ consent, links, onWithdraw }: ConsentActionProps) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const { tie, kind, can_withdraw } = consent
  if (tie)
    return (
      <span className="consent-tie">
        {texts.ties[tie]} {tie !== 'contract' && links[tie](texts.tieLinks[tie])}
      </span>
    )
  if (!can_withdraw || (kind !== 'application_data' && kind !== 'needs')) return null
  return (
    <span>
      <button
        type="button"
        className="text-button"
        aria-label={texts.withdrawOf(nameOf(consent))}
        onClick={onWithdraw}
      >
        {texts.withdraw}
      </button>
    </span>
  )
}
