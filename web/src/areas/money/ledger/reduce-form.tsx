import { InvoiceReduction } from '@academy/contract/money/ledger/act-schemas'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { MoneyInput } from '../../../ui/money-input/money-input.tsx'
import { AddressWarning } from './address-warning.tsx'
import { reduceInvoice } from './api.ts'
import type { ActFormProps } from './correct-form.tsx'
import { PreviewButton } from './preview-button.tsx'
import { ledgerTexts } from './texts.ts'

/** A reduction or scholarship, as a further line on an invoice that replaces this one. */
export const ReduceForm = ({ call, invoice, today, onDone }: ActFormProps) => {
  const texts = useTexts(ledgerTexts)
  const locale = useLocale()
  const { form, field, frame } = useDialogForm({
    schema: InvoiceReduction,
    known: { description: texts.scholarship[invoice.locale], reason: '', notify: true },
    send: async values => {
      onDone(await reduceInvoice(call, invoice.id, values))
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const draft = async () => {
    if (!(await form.trigger(['amount', 'description']))) return undefined
    const { amount, description } = form.getValues()
    // Nothing is left, so there will be no invoice.
    if (amount >= invoice.total) return undefined
    const { subject, lines, due_date } = invoice
    return {
      subject,
      lines: [...lines, { description, quantity: 1, unit_price: -amount }],
      due_date: due_date < today ? today : due_date,
      replaces_id: invoice.id,
    }
  }
  return (
    <Form submitLabel={texts.reduceNow} {...frame}>
      <p>{texts.reduceHint}</p>
      <AddressWarning hasAddress={invoice.has_address} />
      <div className="field-pair">
        <ControlledField form={form} name="amount">
          {amount => (
            <MoneyInput
              label={texts.amount}
              hint={texts.amountHint(formatAmount(invoice.total, locale))}
              {...amount}
            />
          )}
        </ControlledField>
        <TextField
          label={texts.lineText}
          hint={texts.languageHint(texts.languages[invoice.locale])}
          lang={invoice.locale}
          required
          {...field('description')}
        />
      </div>
      <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      <Checkbox label={texts.notify(invoice.email)} {...field('notify')} />
      <p>
        <PreviewButton call={call} accountId={invoice.account_id} draft={draft} />
      </p>
    </Form>
  )
}
