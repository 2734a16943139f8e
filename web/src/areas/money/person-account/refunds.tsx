import { inFours } from '@academy/contract/base/iban'
import { type PersonAccount, PersonAccountRefundInput } from '@academy/contract/money/person-account/schemas'
import {
  RefundRequestInput,
  type RefundRequest as SentRequest,
} from '@academy/contract/money/refunds/schemas'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { TextButton } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { MoneyAndDay } from '../../../ui/money-input/money-and-day.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { enterRefund, requestRefund, withdrawRefund } from './api.ts'
import { personAccountTexts } from './texts.ts'

interface RefundDialogProps {
  call: Call
  person: { id: number; full_name: string; credit: number; request: SentRequest | null }
  today: string
  onDone: () => Promise<void>
  onClose: () => void
}

/** Records credit that was sent back; all of it by default. */
export const RefundDialog = ({ call, person, today, onDone, onClose }: RefundDialogProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const { keyFor, answered } = useRequestKey()
  const { form, field, frame } = useContractForm({
    schema: PersonAccountRefundInput,
    known: { amount: person.credit, paid_on: today, note: '' },
    send: async money => {
      await enterRefund(call, person.id, { ...money, ...keyFor(money) }).catch(async error => {
        // The credit may be another one by now, and stands beside the message.
        await onDone()
        throw error
      })
      answered()
      await onDone()
      onClose()
      showAlert('success', texts.refunded)
    },
  })
  const { request } = person
  return (
    <FormDialog
      onClose={onClose}
      title={texts.refundTitle(person.full_name)}
      submitLabel={texts.sent}
      {...frame}
    >
      {request && <p>{texts.sendTo(request.account_holder, inFours(request.iban))}</p>}
      <FormProvider {...form}>
        <MoneyAndDay hint={texts.limit(formatAmount(person.credit, locale))} today={today} />
      </FormProvider>
      <TextField label={texts.note} {...field('note')} />
    </FormDialog>
  )
}

interface RefundRequestProps {
  call: Call
  account: PersonAccount
  onDone: () => Promise<void>
}

/** Where the credit of the user is to go; nothing without credit. */
export const RefundRequest = ({ call, account, onDone }: RefundRequestProps) => {
  const texts = useTexts(personAccountTexts)
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
          <p>{texts.requested(request.account_holder, inFours(request.iban))}</p>
          <div className="account-actions">
            <TextButton onClick={() => setChanging(true)}>{texts.change}</TextButton>
            <TextButton aria-disabled={isPending} onClick={withdraw}>
              {texts.withdraw}
            </TextButton>
          </div>
        </>
      ) : (
        <RequestForm call={call} account={account} onDone={done} />
      )}
    </Panel>
  )
}

const RequestForm = ({ call, account, onDone }: RefundRequestProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const { credit, full_name, refund_request: request } = account
  const { field, frame } = useContractForm({
    schema: RefundRequestInput,
    known: {
      iban: request ? inFours(request.iban) : '',
      account_holder: request?.account_holder ?? full_name,
    },
    send: async typed => {
      await requestRefund(call, typed)
      await onDone()
    },
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
