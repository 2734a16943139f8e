import type { Consent, Consents } from '@academy/contract/consents/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { chooseConsent, withdrawConsent } from './api.ts'
import { ConsentAction, type TieLinks } from './consent-action.tsx'
import { ConsentList, effectOf, useConsentName } from './consent-list.tsx'
import { consentTexts } from './texts.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'

interface ConsentsSectionProps {
  call: Call
  consents: Consents
  links: TieLinks
  onChanged: () => Promise<void>
}

/** What a person agreed to, with the ways to withdraw it. */
export const ConsentsSection = ({ call, consents: given, links, onChanged }: ConsentsSectionProps) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const fail = useSaveFailure()
  const [asked, ask] = useState<Consent>()
  const withdraw = async () => {
    if (!asked) return
    try {
      await withdrawConsent(call, asked.id)
    } catch (error) {
      // Withdrawn in another tab or by the office: that is what was wanted.
      if (!isRefusal(error, 'not_found')) return fail(error)
    }
    await onChanged()
    showAlert('success', texts.saved)
  }
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <VoluntaryChoices
        given={given}
        onChoose={async (kind, is_given) => {
          await chooseConsent(call, kind, is_given)
          await onChanged()
        }}
      />
      <h3>{texts.history}</h3>
      <ConsentList
        consents={given.consents}
        actionOf={consent => (
          <ConsentAction consent={consent} links={links} onWithdraw={() => ask(consent)} />
        )}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? texts.question(nameOf(asked)) : ''}
        confirmLabel={texts.withdraw}
        isDestructive
        onConfirm={withdraw}
        onClose={() => ask(undefined)}
      >
        <p>{asked && texts.effects[effectOf(asked)]}</p>
      </ConfirmDialog>
    </Panel>
  )
}
