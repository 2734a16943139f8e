import { bankAddressIn, inFours } from '@academy/contract/base/iban'
import { type Locale, regions } from '@academy/contract/base/locale'
import type { PayableInvoice as Payable, PaymentAccount } from '@academy/contract/money/invoices/schemas'
import { useMemo, useRef } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { drawCode } from '../../../base/draw-code.ts'
import { formatAmount, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { saveFile } from '../../../base/save-file.ts'
import { useCopy } from '../../../base/use-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { DownloadLink } from './invoice-actions.tsx'
import { InvoiceBadge } from './invoice-line.tsx'
import { payTexts } from './pay-texts.ts'
import { invoiceTexts } from './texts.ts'
import './payable-invoice.css'

interface CopyValueProps {
  label: string
  /** What is copied. */
  value: string
  /** How it is shown, for example in groups. */
  shown?: string
}

/** One value of a transfer with a button that copies it, or selects it where copying is refused. */
const CopyValue = ({ label, value, shown = value }: CopyValueProps) => {
  const texts = useTexts(payTexts)
  const element = useRef<HTMLElement>(null)
  const { outcome, copyValue } = useCopy(value, element)
  return (
    <div className="pay-value">
      <dt>{label}</dt>
      <dd>
        <span ref={element} className="pay-value-text">
          {shown}
        </span>
        <Button look="quiet" className="pay-copy" aria-label={texts.copyOne(label)} onClick={copyValue}>
          {outcome ? texts[outcome] : texts.copy}
        </Button>
        <span role="status" className={outcome === 'selected' ? 'pay-note' : 'visually-hidden'}>
          {outcome === 'copied' && texts.copiedOne(label, shown)}
          {outcome === 'selected' && texts.selectedOne(label)}
        </span>
      </dd>
    </div>
  )
}

interface PaymentCodeProps {
  code: string
  alt: string
  fileName: string
}

/** The payment code: to scan on larger screens, and to save as a picture. */
const PaymentCode = ({ code, alt, fileName }: PaymentCodeProps) => {
  const texts = useTexts(payTexts)
  const canvas = useMemo(() => drawCode(code), [code])
  const save = () =>
    canvas.toBlob(picture => {
      if (!picture) return
      saveFile(picture, fileName)
      showAlert('success', texts.saved)
    }, 'image/png')
  return (
    <section className="pay-code" aria-labelledby="pay-code-title">
      <h2 id="pay-code-title">{texts.codeTitle}</h2>
      <img src={canvas.toDataURL('image/png')} alt={alt} width={canvas.width} height={canvas.height} />
      <p className="pay-code-scan">{texts.codeHint}</p>
      <p className="pay-code-phone">{texts.codeHintPhone}</p>
      <Button look="quiet" onClick={save}>
        {texts.saveCode}
      </Button>
    </section>
  )
}

/** An own invoice: what is open and how to pay it, or that there is nothing to pay. */
export const PayableInvoice = ({ invoice }: { invoice: Payable }) => {
  const texts = useTexts(payTexts)
  const { issued, due } = useTexts(invoiceTexts)
  const { account } = invoice
  const locale = useLocale()
  const isOpen = invoice.outstanding_amount > 0
  const amount = formatAmount(isOpen ? invoice.outstanding_amount : invoice.invoice_amount, locale)
  return (
    <div className="pay">
      <div className="pay-head">
        <p className="pay-amount">
          {amount} <InvoiceBadge invoice={invoice} />
        </p>
        <p className="pay-subject">{invoice[`subject_${locale}`]}</p>
        <p className="invoice-details">
          {issued} {formatLongDay(invoice.invoice_date, locale)}
          {isOpen && `, ${due} ${formatLongDay(invoice.due_date, locale)}`}
        </p>
        <DownloadLink invoice={invoice} />
      </div>
      {isOpen ? <HowToPay invoice={invoice} amount={amount} /> : <Settled state={invoice.state} />}
      {account && (
        <PaymentCode
          code={account.code}
          alt={texts.codeAlt(amount, account.account_holder)}
          fileName={texts.fileName(invoice.invoice_number)}
        />
      )}
    </div>
  )
}

const Settled = ({ state }: Pick<Payable, 'state'>) => {
  const texts = useTexts(payTexts)
  const text = state === 'cancelled' || state === 'cancellation' ? texts[state] : texts.paid
  return <p className="pay-settled">{text}</p>
}

/** An amount as people type it into a form of their bank: 1234.5 → 1234,50 */
const typedAmount = (euros: number, locale: Locale) =>
  euros.toLocaleString(regions[locale], { minimumFractionDigits: 2, useGrouping: false })

const HowToPay = ({ invoice, amount }: { invoice: Payable; amount: string }) => {
  const texts = useTexts(payTexts)
  const locale = useLocale()
  const { account, reference, outstanding_amount, paid_amount, is_outside_sepa } = invoice
  const ask = invoice.overdue ? texts.pleasePayNow : texts.pleasePay
  return (
    <div className="pay-how">
      <p>
        {ask(amount, formatLongDay(invoice.due_date, locale))}{' '}
        {account ? texts.giveReference : texts.noAccount}
      </p>
      {paid_amount > 0 && (
        <p>
          {texts.paidSoFar(formatAmount(paid_amount, locale), formatAmount(invoice.invoice_amount, locale))}
        </p>
      )}
      <dl className="pay-values">
        <CopyValue label={texts.amount} value={typedAmount(outstanding_amount, locale)} shown={amount} />
        {account && <CopyValue label={texts.holder} value={account.account_holder} />}
        {account && <CopyValue label={texts.iban} value={account.iban} shown={inFours(account.iban)} />}
        {account?.bic && <CopyValue label={texts.bic} value={account.bic} />}
        <CopyValue label={texts.reference} value={reference} shown={inFours(reference)} />
        {account && is_outside_sepa && <BankValue account={account} />}
      </dl>
      {account && is_outside_sepa && <OutsideSepa account={account} />}
    </div>
  )
}

const bankOf = ({ bank_name, bank_address, iban }: PaymentAccount, locale: Locale) =>
  [bank_name, bankAddressIn(bank_address, iban, locale)].filter(Boolean).join(', ')

const BankValue = ({ account }: { account: PaymentAccount }) => {
  const { bank } = useTexts(payTexts)
  const value = bankOf(account, useLocale())
  return value ? <CopyValue label={bank} value={value} /> : null
}

const OutsideSepa = ({ account }: { account: PaymentAccount }) => {
  const texts = useTexts(payTexts)
  return (
    <Note title={texts.outsideTitle}>
      <p>{texts.outsideHint}</p>
      {!account.bank_address && <p>{texts.outsideNoBank}</p>}
    </Note>
  )
}
