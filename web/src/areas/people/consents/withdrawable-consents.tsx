import '../../../ui/text-button.css'
import type { ConsentTie } from '@academy/contract/people/consents/kinds'
import type { Consent } from '@academy/contract/people/consents/schemas'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ConsentList, effectOf, useConsentName } from './consent-list.tsx'
import { consentTexts, type EffectKind } from './texts.ts'

interface WithdrawableConsentsProps {
  consents: readonly Consent[]
  /** Says why a consent cannot be withdrawn here. */
  tieOf: (tie: ConsentTie) => ReactNode
  /** For the office, which reads about somebody else. */
  wording?: { saved: string; effects: Partial<Record<EffectKind, string>> }
  withdraw: (id: number) => Promise<unknown>
  onWithdrawn: () => Promise<void>
}

/** Every consent, with a button that withdraws it after a question. */
export const WithdrawableConsents = ({
  consents,
  tieOf,
  wording,
  withdraw,
  onWithdrawn,
}: WithdrawableConsentsProps) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const [asked, ask] = useState<Consent>()
  const effects = { ...texts.effects, ...wording?.effects }
  const send = async () => {
    if (!asked) return
    try {
      await withdraw(asked.id)
    } catch (error) {
      // Withdrawn in another tab or by another person: that is what was wanted.
      if (!isRefusal(error, 'not_found')) throw error
    }
    await onWithdrawn()
    showAlert('success', wording?.saved ?? texts.saved)
  }
  return (
    <>
      <ConsentList
        consents={consents}
        actionOf={consent => {
          if (!consent.tie) return <WithdrawButton consent={consent} onWithdraw={() => ask(consent)} />
          const reason = tieOf(consent.tie)
          return reason && <span className="consent-tie">{reason}</span>
        }}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? texts.question(nameOf(asked)) : ''}
        confirmLabel={texts.withdraw}
        isDestructive
        onConfirm={send}
        onClose={() => ask(undefined)}
      >
        <p>{asked && effects[effectOf(asked)]}</p>
      </ConfirmDialog>
    </>
  )
}

/** Consents with a checkbox are changed there. */
const WithdrawButton = ({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const { kind, can_withdraw } = consent
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
