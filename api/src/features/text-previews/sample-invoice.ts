import { laterDay } from '@academy/contract/days'
import { localizedBy } from '@academy/contract/locale'
import type { ScheduledStep } from '@academy/contract/payment-reminders/schemas'
import { creditorReference } from '@academy/contract/payments/iban'

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
export const openInvoice = (today: string, step: ScheduledStep) => ({
  id: 1,
  reference: creditorReference('2027-0042'),
  issuer,
  due_date: laterDay(today, dueIn[step]),
  deadline: laterDay(today, 5),
})

/** A part of an invented handling fee, and what is left of it. */
export const partOfFee = { amount_cents: 2_500, left_cents: 5_000 }
