import type { MailKind } from '@academy/contract/messages/mails/schemas'
import { ERASURE_DAYS, keptUntil } from '@academy/contract/privacy/erasure/kinds'
import type { ErasureObstacle, KeptData } from '@academy/contract/privacy/erasure/schemas'

const DAY_MS = 86_400_000

/** What decides whether and how a person can be erased. */
export interface ErasureFacts {
  /** Not withdrawn or declined, of masterclasses that are not over. */
  open_applications: number
  /** Not cancelled, and not over. */
  open_bookings: number
  open_refunds: number
  /** Euros that are owed to the person. */
  credit: number
  /** Masterclasses and periods that are not over. */
  open_masterclasses: number
  open_periods: number
  is_last_admin: boolean
  invoice_count: number
  last_invoice_on: string | null
  payment_count: number
  last_payment_on: string | null
}

/** Returns what has to be settled before the data of a person is erased. */
export const obstaclesOf = (facts: ErasureFacts): ErasureObstacle[] => {
  const all: ErasureObstacle[] = [
    { kind: 'application', count: facts.open_applications },
    { kind: 'booking', count: facts.open_bookings },
    { kind: 'refund', count: facts.open_refunds },
    // Afterwards nobody would know where to send it.
    { kind: 'credit', count: facts.credit > 0 && facts.open_refunds === 0 ? 1 : 0 },
    { kind: 'teaching', count: facts.open_masterclasses },
    { kind: 'accompanying', count: facts.open_periods },
    { kind: 'last_admin', count: facts.is_last_admin ? 1 : 0 },
  ]
  return all.filter(({ count }) => count > 0)
}

/** Returns what stays by law, and until when. */
export const keptOf = (facts: ErasureFacts): KeptData[] => {
  const { invoice_count, last_invoice_on, payment_count, last_payment_on } = facts
  return [
    ...(last_invoice_on === null
      ? []
      : [{ kind: 'invoices' as const, count: invoice_count, until: keptUntil(last_invoice_on) }]),
    ...(last_payment_on === null
      ? []
      : [{ kind: 'payments' as const, count: payment_count, until: keptUntil(last_payment_on) }]),
  ]
}

/** Returns when the data may be erased, if somebody asks now. */
export const eraseAfter = (now: Date): Date => new Date(now.getTime() + ERASURE_DAYS * DAY_MS)

/** What is sent to applicants and names their masterclass. */
export const applicantMailKinds = [
  'application-received',
  'application-withdrawn',
  'place-given-up',
  'selection',
  'accepted-late',
  'place-offer',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
  'receipt',
  'payment-undone',
  'payment-reminder',
  'invoice-written',
  'invoice-again',
  'invoice-replaced',
] as const satisfies MailKind[]
