import type { Application, Withdrawal } from '@academy/contract/admission/applications/schemas'
import { useEffect, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason, explainUnsaved } from '../../../base/explain-failure.ts'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AttachedChoice, useAttached } from '../../../ui/attached-choice.tsx'
import { DecisionDialog } from '../../../ui/dialog/decision-dialog.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { giveUpPlace, loadWithdrawal } from './api.ts'
import { useTitle } from './use-applications.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

/**
 * Loads the cost of giving up a place, and gives it up. If the cost has risen in between, shows the new one
 * instead.
 */
const useWithdrawal = (call: Call, applicationId: number) => {
  const texts = useTexts(withdrawalTexts)
  const locale = useLocale()
  const [withdrawal, setWithdrawal] = useState<Withdrawal>()
  const attached = useAttached(withdrawal)
  const [message, setMessage] = useState<Message>()
  const fail = (text: string) => setMessage({ tone: 'failure', text })

  useEffect(() => {
    let isWanted = true
    loadWithdrawal(call, applicationId).then(
      loaded => isWanted && setWithdrawal(loaded),
      error => isWanted && setMessage({ tone: 'failure', text: explainReason(error, locale) }),
    )
    return () => {
      isWanted = false
    }
  }, [call, applicationId, locale])

  /** Returns whether the place has been given up. */
  const giveUp = async (): Promise<boolean> => {
    if (!withdrawal) return false
    setMessage(undefined)
    try {
      await giveUpPlace(call, applicationId, { cost: attached.sum, ...attached.query })
      return true
    } catch (error) {
      if (!isRefusal(error, 'cost_changed')) fail(explainUnsaved(error, locale))
      else {
        setWithdrawal(await loadWithdrawal(call, applicationId).catch(() => undefined))
        fail(texts.changed)
      }
      return false
    }
  }
  return { withdrawal, choice: attached.choice, message, giveUp }
}

const WithdrawalCost = ({ withdrawal: { cost, percent, until } }: { withdrawal: Withdrawal }) => {
  const texts = useTexts(withdrawalTexts)
  const locale = useLocale()
  return (
    <>
      <p>
        <strong>{cost === 0 ? texts.free : texts.cost(formatMoney(cost, locale), percent)}</strong>
      </p>
      {until && <p>{texts.until(formatLongDay(until, locale))}</p>}
    </>
  )
}

interface Props {
  call: Call
  application: Application
  /** The place has been given up. */
  onWithdrawn: () => void
  onClose: () => void
}

/** Confirms giving up a place at today's cost; no more than this cost is charged. */
export const WithdrawParticipationDialog = ({ call, application, onWithdrawn, onClose }: Props) => {
  const texts = useTexts(withdrawalTexts)
  const title = useTitle()(application.masterclass)
  const { withdrawal, choice, message, giveUp } = useWithdrawal(call, application.id)
  const tell = () => {
    onWithdrawn()
    showAlert('success', texts.done)
  }
  return (
    <DecisionDialog
      title={texts.question}
      confirmLabel={texts.confirm}
      keepLabel={texts.cancel}
      isReady={withdrawal !== undefined}
      message={message}
      onConfirm={giveUp}
      onDone={tell}
      onClose={onClose}
    >
      <p>{texts.place(title)}</p>
      {withdrawal ? (
        <>
          <WithdrawalCost withdrawal={withdrawal} />
          <AttachedChoice withdrawal={withdrawal} choice={choice} />
        </>
      ) : (
        !message && (
          <p>
            <Spinner label={texts.loading} />
          </p>
        )
      )}
    </DecisionDialog>
  )
}
