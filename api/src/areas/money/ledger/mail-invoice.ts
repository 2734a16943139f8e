import { randomUUID } from 'node:crypto'
import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { sendWritten } from '../invoices/correction-mails.ts'
import { findPerson } from '../invoices/correction-queries.ts'
import { findIssued } from '../invoices/queries.ts'
import { findBalance, isInOutbox } from './act-queries.ts'

/** Sends an invoice again, with its PDF; once, however often the request arrives. */
export const mailInvoice = serve(acts.mailInvoice, ({ db, config }, { params, body, user, now }) =>
  db.transaction().execute(async tx => {
    const invoice = await findIssued(tx, params.id)
    if (!invoice) throw problem('not_found')
    const { id, account_id, invoice_number } = invoice
    await lockAccount(tx, account_id)
    const person = await findPerson(tx, account_id)
    if (!person) throw problem('not_found')
    if (invoice.cancels_id) throw problem('invoice_is_cancellation')
    if ((await findBalance(tx, id))?.is_cancelled) throw problem('invoice_cancelled')
    const key = `invoice-again:${id}:${body.request_key ?? randomUUID()}` as const
    const { email } = person
    if (await isInOutbox(tx, key)) return { email }
    await sendWritten(tx, { siteUrl: config.siteUrl, person, invoice, key }, now)
    const details = { invoice_number }
    await audit(tx, { at: now, action: 'invoice_mailed', actor_id: user.id, account_id, details })
    return { email }
  }),
)
