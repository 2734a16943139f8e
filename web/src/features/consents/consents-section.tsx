import '../../ui/text-button.css'
import type { Consent, Consents } from '@academy/contract/consents/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { chooseConsent, withdrawConsent } from './api.ts'
import { ConsentList, useConsentName } from './consent-list.tsx'
import { consentTexts } from './texts.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'

interface ConsentsSectionProps {
  call: Call
  consents: Consents
  onChanged: () => Promise<void>
}

/** Consents with a checkbox are changed there. */
const hasButton = ({ kind, can_withdraw }: Consent): boolean => can_withdraw && kind === 'application_data'

/** What a person agreed to, with the ways to withdraw it. */
export const ConsentsSection = ({ call, consents: { wants, consents }, onChanged }: ConsentsSectionProps) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const fail = useSaveFailure()
  const [asked, ask] = useState<Consent>()
  const withdraw = async () => {
    if (!asked) return
    try {
      await withdrawConsent(call, asked.id)
      await onChanged()
      showAlert('success', texts.saved)
    } catch (error) {
      fail(error)
    }
  }
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <VoluntaryChoices
        wants={wants}
        onChoose={async (kind, is_given) => {
          await chooseConsent(call, kind, is_given)
          await onChanged()
        }}
      />
      <h3>{texts.history}</h3>
      <ConsentList
        consents={consents}
        actionOf={consent =>
          hasButton(consent) && (
            <button
              type="button"
              className="text-button"
              aria-label={texts.withdrawOf(nameOf(consent))}
              onClick={() => ask(consent)}
            >
              {texts.withdraw}
            </button>
          )
        }
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? texts.question(nameOf(asked)) : ''}
        confirmLabel={texts.withdraw}
        isDestructive
        onConfirm={withdraw}
        onClose={() => ask(undefined)}
      >
        <p>{texts.effect}</p>
      </ConfirmDialog>
    </Panel>
  )
}
