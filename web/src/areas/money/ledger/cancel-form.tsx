import { InvoiceCancellation } from '@academy/contract/money/ledger/act-schemas'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { cancelInvoice } from './api.ts'
import type { ActFormProps } from './correct-form.tsx'
import { ledgerTexts } from './texts.ts'

/** Waives an invoice or, if it was written by hand, cancels it. */
export const CancelForm = ({ call, invoice, onDone }: Omit<ActFormProps, 'today'>) => {
  const texts = useTexts(ledgerTexts)
  const locale = useLocale()
  const isByHand = invoice.kind === 'other'
  const { field, frame } = useDialogForm({
    schema: InvoiceCancellation,
    known: { reason: '', notify: true },
    send: async values => {
      onDone(await cancelInvoice(call, invoice.id, values))
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <Form submitLabel={isByHand ? texts.cancelNow : texts.waiveNow} {...frame}>
      <p>{isByHand ? texts.cancelHint : texts.waiveHint}</p>
      <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      <Checkbox label={texts.notify(invoice.email)} {...field('notify')} />
    </Form>
  )
}
