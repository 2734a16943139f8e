import { registry } from '../../../base/followers.ts'
import type { Tx } from '../../../db/connection.ts'

interface Invoice {
  id: number
  kind: string
}

/** The application that the teacher sees from now on. */
export interface ForwardedApplication {
  application_id: number
  teacher: string
}

export interface InvoiceReplacement {
  from: number
  /** The replacement; null if the invoice was waived. */
  to: { id: number; total_cents: number } | null
  /** Whether nothing is due any more. */
  isSettled: boolean
}

/** What an invoice can be for: an application, a booking, a recording. Each looks whether the invoice is its own. */
export interface InvoiceFollower {
  /** Takes the locks that come before that of the balance. */
  lockBefore?(tx: Tx, invoice: Invoice): Promise<void>
  /** Takes the locks that come after it. */
  lockAfter?(tx: Tx, invoice: Invoice): Promise<void>
  /** The invoice is paid. The caller has locked its balance. */
  onPaid?(tx: Tx, invoice: Invoice, now: Date): Promise<ForwardedApplication | undefined>
  /** A payment of the paid invoice was a mistake. After `final` the payment has to stay. The caller has locked the balance. */
  onReopened?(tx: Tx, invoice: Invoice): Promise<'unforwarded' | 'final' | 'no application'>
  onReplaced?(tx: Tx, replaced: InvoiceReplacement, now: Date): Promise<ForwardedApplication | undefined>
}

export const invoiceFollowers = registry<readonly InvoiceFollower[]>('the payments of an invoice')
