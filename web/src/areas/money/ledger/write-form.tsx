import './ledger.css'
import type { Locale } from '@academy/contract/base/locale'
import { type AddressType, INVOICE_ADDRESS_TYPES } from '@academy/contract/base/schemas'
import { type IssuedDocuments, WrittenInvoice } from '@academy/contract/money/ledger/act-schemas'
import { FormProvider } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { writeInvoice } from './api.ts'
import { AddressWarning, LineFields, PreviewButton } from './line-fields.tsx'
import { ledgerTexts } from './texts.ts'

interface WriteFormProps {
  call: Call
  person: { id: number; email: string; locale: Locale; addresses: readonly { type: AddressType }[] }
  today: string
  /** The suggested last day to pay. */
  due: string
  onIssued: (issued: IssuedDocuments) => void
}

/** An invoice by hand. */
export const WriteForm = ({ call, person, today, due, onIssued }: WriteFormProps) => {
  const texts = useTexts(ledgerTexts)
  const { keyFor, answered } = useRequestKey()
  const { form, field, frame } = useContractForm({
    schema: WrittenInvoice,
    draft: `invoice-for-${person.id}`,
    known: {
      subject: '',
      lines: [{ description: '', quantity: 1, unit_price: Number.NaN }],
      due_date: due,
      notify: true,
    },
    send: async values => {
      const issued = await writeInvoice(call, person.id, { ...values, ...keyFor(values) })
      answered()
      onIssued(issued)
    },
  })
  const hasAddress = person.addresses.some(({ type }) => INVOICE_ADDRESS_TYPES.includes(type))
  const draft = async () => {
    if (!(await form.trigger())) return undefined
    const { subject, lines, due_date } = form.getValues()
    return { subject, lines, due_date }
  }
  return (
    <Form submitLabel={texts.issue} {...frame}>
      <AddressWarning hasAddress={hasAddress} />
      <FormProvider {...form}>
        <LineFields language={person.locale} />
      </FormProvider>
      <ControlledField form={form} name="due_date">
        {({ onChange, ...day }) => <DatePicker label={texts.due} min={today} onUpdate={onChange} {...day} />}
      </ControlledField>
      <Checkbox label={texts.notify(person.email)} {...field('notify')} />
      <p>
        <PreviewButton call={call} accountId={person.id} draft={draft} />
      </p>
    </Form>
  )
}
