import type { Application, Withdrawal } from '@academy/contract/admission/applications/schemas'
import { useEffect, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason, explainUnsaved } from '../../../base/explain-failure.ts'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { giveUpPlace, loadWithdrawal } from './api.ts'
import { AttachedChoice, useAttached } from './attached-choice.tsx'
import { useTitle } from './use-applications.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

const isCostChanged = (error: unknown) => isRefusal(error, 'cost_changed')

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

  const giveUp = async () => {
    if (!withdrawal) return false
    setMessage(undefined)
    try {
      await giveUpPlace(call, applicationId, { cost: attached.sum, ...attached.query })
      return texts.done
    } catch (error) {
      if (isCostChanged(error))
        setWithdrawal(await loadWithdrawal(call, applicationId).catch(() => undefined))
      throw error
    }
  }
  const explain = (error: unknown) => (isCostChanged(error) ? texts.changed : explainUnsaved(error, locale))
  return { withdrawal, choice: attached.choice, message, giveUp, explain }
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
  const { withdrawal, choice, message, giveUp, explain } = useWithdrawal(call, application.id)
  return (
    <Ask
      title={texts.question}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      isDestructive
      autoFocus={false}
      isReady={withdrawal !== undefined}
      message={message}
      act={giveUp}
      explain={explain}
      onDone={onWithdrawn}
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
    </Ask>
  )
}
