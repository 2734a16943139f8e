import type { Application, Withdrawal } from '@academy/contract/admission/applications/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AttachedChoice } from '../../../ui/attached-choice.tsx'
import { DecisionDialog } from '../../../ui/dialog/decision-dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useTitle } from './use-title.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

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
