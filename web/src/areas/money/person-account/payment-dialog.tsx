import { type PersonAccount, PersonAccountPaymentInput } from '@academy/contract/money/person-account/schemas'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { MoneyAndDay } from '../../../ui/money-input/money-and-day.tsx'
import { enterPayment } from './api.ts'
import { personAccountTexts } from './texts.ts'
import './account-view.css'

interface ChosenInvoice {
  id: number
  name: string
}

interface InvoiceChoiceProps {
  /** The open invoices of the person. */
  open: readonly ChosenInvoice[]
  chosen: readonly ChosenInvoice[]
  onChange: (chosen: readonly ChosenInvoice[]) => void
  find: (search: string) => Promise<readonly ChosenInvoice[]>
}

/** Chooses the invoices that money is meant for: own ones by a tick, those of others by a search. */
const InvoiceChoice = ({ open, chosen, onChange, find }: InvoiceChoiceProps) => {
  const texts = useTexts(personAccountTexts)
  const isOwn = (id: number) => open.some(invoice => invoice.id === id)
  const without = (id: number) => chosen.filter(invoice => invoice.id !== id)
  const others = chosen.filter(({ id }) => !isOwn(id))
  return (
    <fieldset className="invoice-choice">
      <legend>{texts.meantFor}</legend>
      <p className="account-line">{texts.meantForHint}</p>
      {open.map(invoice => (
        <Checkbox
          key={invoice.id}
          label={invoice.name}
          checked={chosen.some(({ id }) => id === invoice.id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, invoice] : without(invoice.id))}
        />
      ))}
      {others.map(invoice => (
        <Checkbox
          key={invoice.id}
          label={invoice.name}
          checked
          onChange={() => onChange(without(invoice.id))}
        />
      ))}
      <SearchDropdown
        label={texts.otherInvoice}
        hint={texts.otherHint}
        chosen={null}
        find={async typed => (await find(typed)).filter(({ id }) => !isOwn(id))}
        onChoose={invoice => invoice && onChange([...without(invoice.id), invoice])}
      />
    </fieldset>
  )
}

interface PaymentDialogProps {
  call: Call
  account: PersonAccount
  today: string
  /** Finds open invoices of anybody. */
  findInvoices: (search: string) => Promise<readonly ChosenInvoice[]>
  onDone: () => Promise<void>
  onClose: () => void
}

/** Enters money that came for a person, for one or more invoices, also of other people. */
export const PaymentDialog = ({
  call,
  account,
  today,
  findInvoices,
  onDone,
  onClose,
}: PaymentDialogProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly ChosenInvoice[]>([])
  const { keyFor, answered } = useRequestKey()
  const { form, field, frame } = useContractForm({
    schema: PersonAccountPaymentInput,
    known: { amount: account.outstanding, paid_on: today, payer_name: '', note: '' },
    send: async money => {
      const body = { ...money, invoice_ids: chosen.map(({ id }) => id) }
      await enterPayment(call, account.id, { ...body, ...keyFor(body) })
      answered()
      await onDone()
      onClose()
      showAlert('success', texts.entered)
    },
  })
  const open = account.entries.flatMap(({ invoice }) => {
    if (!invoice || invoice.outstanding_amount === 0) return []
    const amount = formatAmount(invoice.outstanding_amount, locale)
    return [
      { id: invoice.id, name: texts.openOn(invoice.invoice_number, invoice[`subject_${locale}`], amount) },
    ]
  })
  return (
    <FormDialog
      onClose={onClose}
      title={texts.paymentTitle(account.full_name)}
      submitLabel={texts.paid}
      {...frame}
    >
      <FormProvider {...form}>
        <MoneyAndDay today={today} />
      </FormProvider>
      <InvoiceChoice open={open} chosen={chosen} onChange={setChosen} find={findInvoices} />
      <TextField label={texts.payer} {...field('payer_name')} />
      <TextField label={texts.note} {...field('note')} />
    </FormDialog>
  )
}
