import { laterDay } from '@academy/contract/base/days'
import { creditorReference } from '@academy/contract/base/iban'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import type { CorrectionKind } from '@academy/contract/money/ledger/act-schemas'
import type { ScheduledStep } from '@academy/contract/money/payment-reminders/schemas'

export const INVOICE = '2027-0042'
const FEE_CENTS = 7_500
const feeSubjects: Record<Locale, string> = { de: 'Bearbeitungsgebühr', en: 'Handling fee' }

// A valid number, with a bank code that no bank uses.
const issuer = {
  name: 'Verein Sommerakademie',
  street: '',
  zip: '',
  city: '',
  email: '',
  register_number: '',
  account_holder: '',
  iban: 'AT479999900012345678',
  bic: '',
  due_days: 14,
  ...localizedBy('tax_note', () => ''),
}

/** Days from today until it is due. */
const dueIn: Record<ScheduledStep, number> = { before_due: 3, deadline: 2, overdue: -7, second: -21 }

/** An invented invoice on which a reminder is sent today. */
export const openInvoice = (sample: { locale: Locale; today: string }, step: ScheduledStep) => ({
  id: 1,
  invoice_number: INVOICE,
  subject: feeSubjects[sample.locale],
  outstanding_cents: FEE_CENTS,
  reference: creditorReference(INVOICE),
  issuer,
  due_date: laterDay(sample.today, dueIn[step]),
  deadline: laterDay(sample.today, 5),
})

/** A part of an invented handling fee, and what is left of it. */
export const partOfFee = { amount_cents: 2_500, left_cents: 5_000 }

/** An invented invoice of the handling fee, and what replaces it after a reduction. */
export const issuedFee = ({ locale, today }: { locale: Locale; today: string }) => ({
  invoice_number: INVOICE,
  subject: feeSubjects[locale],
  total_cents: FEE_CENTS,
  due_date: laterDay(today, 14),
})
const reducedFee = (sample: Parameters<typeof issuedFee>[0]) => ({
  ...issuedFee(sample),
  invoice_number: '2027-0044',
  total_cents: 5_000,
})

export const correctedFee = (sample: Parameters<typeof issuedFee>[0], kind: CorrectionKind) => ({
  kind,
  teacher: undefined,
  first: issuedFee(sample),
  replacement: kind === 'reduced' ? reducedFee(sample) : undefined,
  money: { paid_cents: 0, open_cents: kind === 'reduced' ? 5_000 : 0, credit_cents: 0 },
})

/** An invented payment of more than was open, and a refund. */
export const overpaid = ({ today }: { today: string }) => ({
  amount_cents: 10_000,
  credit_cents: 2_500,
  paid_on: today,
})
export const refunded = ({ today }: { today: string }) => ({
  amount_cents: 5_500,
  credit_cents: 0,
  paid_on: today,
})
