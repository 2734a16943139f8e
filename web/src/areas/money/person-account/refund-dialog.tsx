import { AccountRefundInput } from '@academy/contract/money/person-account/schemas'
import type { RefundRequest } from '@academy/contract/money/refunds/schemas'
import { FormProvider } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { MoneyAndDay } from '../../../ui/money-input/money-and-day.tsx'
import { enterRefund } from './api.ts'
import { ibanText } from './iban-text.ts'
import { accountTexts } from './texts.ts'

interface RefundDialogProps {
  call: Call
  person: { id: number; full_name: string; credit: number; request: RefundRequest | null }
  today: string
  onDone: () => Promise<void>
  onClose: () => void
}

/** Records credit that was sent back; all of it by default. */
export const RefundDialog = ({ call, person, today, onDone, onClose }: RefundDialogProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { keyFor, answered } = useRequestKey()
  const { form, field, frame } = useDialogForm({
    schema: AccountRefundInput,
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
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const { request } = person
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.refundTitle(person.full_name)}>
      <Form submitLabel={texts.sent} {...frame}>
        {request && <p>{texts.sendTo(request.account_holder, ibanText(request.iban))}</p>}
        <FormProvider {...form}>
          <MoneyAndDay hint={texts.limit(formatAmount(person.credit, locale))} today={today} />
        </FormProvider>
        <TextField label={texts.note} {...field('note')} />
      </Form>
    </ModalDialog>
  )
}
