import './ledger.css'
import {
  type InvoiceActs as Acts,
  InvoiceCancellation,
  type IssuedDocuments,
} from '@academy/contract/money/ledger/act-schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { TextButton } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { InvoiceLink } from '../../../ui/person-link.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { cancelInvoice, invoiceActsQuery, mailInvoice } from './api.ts'
import { type ActFormProps, CorrectForm, ReduceForm } from './correct-form.tsx'
import { ledgerTexts } from './texts.ts'

/** Waives an invoice or, if it was written by hand, cancels it. */
const CancelForm = ({ call, invoice, onDone }: Omit<ActFormProps, 'today'>) => {
  const texts = useTexts(ledgerTexts)
  const isByHand = invoice.kind === 'other'
  const { field, frame } = useContractForm({
    schema: InvoiceCancellation,
    known: { reason: '', notify: true },
    send: async values => {
      onDone(await cancelInvoice(call, invoice.id, values))
    },
  })
  return (
    <Form submitLabel={isByHand ? texts.cancelNow : texts.waiveNow} isDestructive {...frame}>
      <p>{isByHand ? texts.cancelHint : texts.waiveHint}</p>
      <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      <Checkbox label={texts.notify(invoice.email)} {...field('notify')} />
    </Form>
  )
}

interface InvoiceActsProps {
  call: Call
  invoiceId: number
  today: string
  onChanged: () => void
}

type Act = 'correct' | 'reduce' | 'cancel'
const forms = { correct: CorrectForm, reduce: ReduceForm, cancel: CancelForm }

/** An invoice of an erased person cannot be replaced: it would not have their name. */
const actsOf = ({ is_erased }: Acts): Act[] => (is_erased ? ['cancel'] : ['reduce', 'correct', 'cancel'])

/** What the office has done with an invoice, and what it can do. The forms open in place. */
export const InvoiceActs = ({ call, invoiceId, today, onChanged }: InvoiceActsProps) => {
  const texts = useTexts(ledgerTexts)
  const { found: invoice, hasFailed, reload } = useLoadedData(invoiceActsQuery(call, invoiceId))
  const [act, setAct] = useState<Act>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone then.
  const choose = (chosen?: Act) => {
    setAct(chosen)
    heading.current?.focus()
  }
  if (hasFailed) return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  if (!invoice) return <SkeletonList label={texts.loading} />
  const done = ({ invoice: issued }: IssuedDocuments) => {
    choose()
    const { invoice_number } = invoice
    showAlert(
      'success',
      issued ? texts.replaced(invoice_number, issued.invoice_number) : texts.cancelled(invoice_number),
    )
    reload()
    onChanged()
  }
  const Form = act && forms[act]
  return (
    <section className="invoice-acts">
      <Documents invoice={invoice} />
      {invoice.can_change && (
        <h3 ref={heading} tabIndex={-1}>
          {texts.title}
        </h3>
      )}
      {invoice.can_change && !Form && (
        <div className="invoice-act-buttons">
          {!invoice.is_erased && <MailButton call={call} invoice={invoice} />}
          {actsOf(invoice).map(one => (
            <TextButton key={one} onClick={() => choose(one)}>
              {one === 'cancel' && invoice.kind !== 'other' ? texts.waive : texts[one]}
            </TextButton>
          ))}
        </div>
      )}
      {Form && (
        <>
          <Form call={call} invoice={invoice} today={today} onDone={done} />
          <TextButton onClick={() => choose()}>{texts.keep}</TextButton>
        </>
      )}
    </section>
  )
}

/** Sends the invoice again: one mail for each click, also when a reply was lost. */
const MailButton = ({ call, invoice: { id } }: { call: Call; invoice: Acts }) => {
  const texts = useTexts(ledgerTexts)
  const { isPending, run } = usePending()
  const { keyFor, answered } = useRequestKey()
  const send = () =>
    run(async () => {
      const sent = await mailInvoice(call, id, keyFor({ id }))
      answered()
      showAlert('success', texts.mailed(sent.email))
    })
  return (
    <TextButton aria-disabled={isPending} onClick={() => void send()}>
      {texts.mail}
    </TextButton>
  )
}

/** The documents before and after an invoice, with the reason. */
const Documents = ({ invoice }: { invoice: Acts }) => {
  const texts = useTexts(ledgerTexts)
  const { correction } = invoice
  const documents = [
    [texts.replaces, invoice.replaces],
    [texts.cancelledBy, invoice.cancelled_by],
    [texts.replacedBy, invoice.replaced_by],
  ] as const
  const day = correction && formatDay(dayInVienna(correction.made_at))
  return (
    <>
      {documents.map(
        ([label, document]) =>
          document && (
            <p key={label}>
              {label} <InvoiceLink id={document.id}>{document.invoice_number}</InvoiceLink>
            </p>
          ),
      )}
      {correction && day && (
        <p>
          {correction.made_by
            ? texts.by(texts.kinds[correction.kind], day, correction.made_by)
            : texts.on(texts.kinds[correction.kind], day)}
          . {texts.because(correction.reason)}
        </p>
      )}
    </>
  )
}
