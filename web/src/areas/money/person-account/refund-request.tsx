import '../../../ui/text-button.css'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import { RefundRequestInput } from '@academy/contract/money/refunds/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { requestRefund, withdrawRefund } from './api.ts'
import { ibanText } from './iban-text.ts'
import { accountTexts } from './texts.ts'

interface RefundRequestProps {
  call: Call
  account: PersonAccount
  onDone: () => Promise<void>
}

/** Where the credit of the user is to go; nothing without credit. */
export const RefundRequest = ({ call, account, onDone }: RefundRequestProps) => {
  const texts = useTexts(accountTexts)
  const [isChanging, setChanging] = useState(false)
  const { isPending, run } = usePending()
  const { credit, refund_request: request } = account
  if (credit === 0) return null
  const withdraw = () =>
    run(async () => {
      await withdrawRefund(call)
      await onDone()
      showAlert('success', texts.withdrawn)
    })
  const done = async () => {
    await onDone()
    setChanging(false)
    showAlert('success', texts.asked)
  }
  return (
    <Panel title={texts.askTitle}>
      {request && !isChanging ? (
        <>
          <p>{texts.requested(request.account_holder, ibanText(request.iban))}</p>
          <div className="account-actions">
            <button type="button" className="text-button" onClick={() => setChanging(true)}>
              {texts.change}
            </button>
            <button type="button" className="text-button" disabled={isPending} onClick={withdraw}>
              {texts.withdraw}
            </button>
          </div>
        </>
      ) : (
        <RequestForm call={call} account={account} onDone={done} />
      )}
    </Panel>
  )
}

const RequestForm = ({ call, account, onDone }: RefundRequestProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { credit, full_name, refund_request: request } = account
  const { field, frame } = useDialogForm({
    schema: RefundRequestInput,
    known: {
      iban: request ? ibanText(request.iban) : '',
      account_holder: request?.account_holder ?? full_name,
    },
    send: async typed => {
      await requestRefund(call, typed)
      await onDone()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <>
      <p>{texts.askIntro(formatAmount(credit, locale))}</p>
      <Form submitLabel={texts.ask} {...frame}>
        <TextField label={texts.iban} autoComplete="off" required {...field('iban')} />
        <TextField label={texts.holder} autoComplete="name" required {...field('account_holder')} />
      </Form>
    </>
  )
}
