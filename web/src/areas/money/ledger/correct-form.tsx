import {
  type InvoiceActs,
  InvoiceCorrection,
  InvoiceReduction,
  type IssuedDocuments,
} from '@academy/contract/money/ledger/act-schemas'
import { FormProvider } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { MoneyInput } from '../../../ui/money-input/money-input.tsx'
import { correctInvoice, reduceInvoice } from './api.ts'
import { AddressWarning, LineFields, PreviewButton } from './line-fields.tsx'
import { ledgerTexts } from './texts.ts'
import './ledger.css'

export interface ActFormProps {
  call: Call
  invoice: InvoiceActs
  today: string
  onDone: (issued: IssuedDocuments) => void
}

/** Other lines for an invoice, on one that replaces it. */
export const CorrectForm = ({ call, invoice, today, onDone }: ActFormProps) => {
  const texts = useTexts(ledgerTexts)
  const { form, field, frame } = useContractForm({
    schema: InvoiceCorrection,
    known: {
      subject: invoice.subject,
      lines: invoice.lines,
      due_date: invoice.due_date < today ? today : invoice.due_date,
      reason: '',
      notify: true,
    },
    send: async values => {
      onDone(await correctInvoice(call, invoice.id, values))
    },
  })
  const draft = async () => {
    if (!(await form.trigger(['subject', 'lines', 'due_date']))) return undefined
    const { subject, lines, due_date } = form.getValues()
    return { subject, lines, due_date, replaces_id: invoice.id }
  }
  return (
    <Form submitLabel={texts.correctNow} {...frame}>
      <p>{texts.correctHint}</p>
      <AddressWarning hasAddress={invoice.has_address} />
      <FormProvider {...form}>
        <LineFields language={invoice.locale} />
      </FormProvider>
      <ControlledField form={form} name="due_date">
        {({ onChange, ...day }) => <DatePicker label={texts.due} min={today} onUpdate={onChange} {...day} />}
      </ControlledField>
      <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      <Checkbox label={texts.notify(invoice.email)} {...field('notify')} />
      <p>
        <PreviewButton call={call} accountId={invoice.account_id} draft={draft} />
      </p>
    </Form>
  )
}

/** A reduction or scholarship, as a further line on an invoice that replaces this one. */
export const ReduceForm = ({ call, invoice, today, onDone }: ActFormProps) => {
  const texts = useTexts(ledgerTexts)
  const locale = useLocale()
  const { form, field, frame } = useContractForm({
    schema: InvoiceReduction,
    known: { description: texts.scholarship[invoice.locale], reason: '', notify: true },
    send: async values => {
      onDone(await reduceInvoice(call, invoice.id, values))
    },
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
