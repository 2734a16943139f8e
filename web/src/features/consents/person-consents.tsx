import '../../ui/text-button.css'
import type { Consent } from '@academy/contract/consents/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../lib/use-data.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { chooseConsentOf, personConsentsQuery, withdrawConsentOf } from './api.ts'
import { ConsentList, effectOf, useConsentName } from './consent-list.tsx'
import { officeConsentTexts } from './office-texts.ts'
import { consentTexts } from './texts.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'

interface PersonConsentsProps {
  call: Call
  personId: number
  canChange: boolean
}

/** Withdraws a consent for the person. Consents with a checkbox are changed there. */
const Withdraw = ({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) => {
  const { withdraw, withdrawOf } = useTexts(consentTexts)
  const { undecided } = useTexts(officeConsentTexts)
  const nameOf = useConsentName()
  const { kind, tie, can_withdraw } = consent
  if (tie === 'application') return <span className="consent-tie">{undecided}</span>
  if (!can_withdraw || (kind !== 'application_data' && kind !== 'needs')) return null
  return (
    <span>
      <button
        type="button"
        className="text-button"
        aria-label={withdrawOf(nameOf(consent))}
        onClick={onWithdraw}
      >
        {withdraw}
      </button>
    </span>
  )
}

/** What a person agreed to, on the page of the office about them. */
export const PersonConsents = ({ call, personId, canChange }: PersonConsentsProps) => {
  const texts = useTexts(officeConsentTexts)
  const { question, withdraw: withdrawLabel } = useTexts(consentTexts)
  const nameOf = useConsentName()
  const refresh = useRefresh()
  const fail = useSaveFailure()
  const [asked, ask] = useState<Consent>()
  const { found, hasFailed, reload } = useLoadedData(personConsentsQuery(call, personId))
  const withdraw = async () => {
    if (!asked) return
    try {
      await withdrawConsentOf(call, personId, asked.id)
      await refresh()
      showAlert('success', texts.saved)
    } catch (error) {
      fail(error)
    }
  }
  return (
    <Panel title={texts.title}>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {found && (
        <>
          {canChange && <p>{texts.intro}</p>}
          <VoluntaryChoices
            given={found}
            isFixed={!canChange}
            wording={texts}
            onChoose={async (kind, is_given) => {
              await chooseConsentOf(call, personId, kind, is_given)
              await refresh()
            }}
          />
          <ConsentList
            consents={found.consents}
            actionOf={consent => canChange && <Withdraw consent={consent} onWithdraw={() => ask(consent)} />}
          />
        </>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? question(nameOf(asked)) : ''}
        confirmLabel={withdrawLabel}
        isDestructive
        onConfirm={withdraw}
        onClose={() => ask(undefined)}
      >
        <p>{asked && texts.effects[effectOf(asked)]}</p>
      </ConfirmDialog>
    </Panel>
  )
}
