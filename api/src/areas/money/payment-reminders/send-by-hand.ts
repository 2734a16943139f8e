import * as contract from '@academy/contract/money/payment-reminders/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { loadInvoiceReminders } from './payment-reminders.ts'
import { findOpenInvoice, findOwner } from './queries.ts'
import { remind } from './send-due.ts'

const openInvoice = async (tx: Tx, id: number) => {
  if (!(await findOwner(tx, id))) throw problem('not_found')
  // Two people of the office who remind at once send one mail.
  await lockBalance(tx, id)
  const invoice = await findOpenInvoice(tx, id)
  if (!invoice) throw problem('invoice_settled')
  return invoice
}

/** Reminds of an open invoice, even if the program is not to remind of it. */
export const sendReminder = serve(contract.sendReminder, async (services, { params: { id }, user, now }) => {
  await services.db.transaction().execute(async tx => {
    const invoice = await openInvoice(tx, id)
    const wording = invoice.due_date < dayInVienna(now) ? 'overdue' : 'before_due'
    const sending = { siteUrl: services.config.siteUrl, now, sent_by: user.id }
    const count = await remind(tx, [{ invoice, step: 'by_hand', wording }], sending)
    if (count === 0) throw problem('reminded_today')
    const { account_id, invoice_number } = invoice
    const details = { invoice_number }
    await audit(tx, { at: now, action: 'payment_reminded', actor_id: user.id, account_id, details })
  })
  return loadInvoiceReminders(services, id, now)
})
