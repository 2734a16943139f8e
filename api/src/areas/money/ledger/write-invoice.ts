import { byLocale } from '@academy/contract/base/locale'
import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { totalCents } from '@academy/contract/money/ledger/act-schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { sendWritten } from '../invoices/correction-mails.ts'
import { findPerson } from '../invoices/correction-queries.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { findByRequestKey } from './act-queries.ts'
import { linesOf } from './act-rules.ts'

/** Issues an invoice that the office has written by hand; once, however often the request arrives. */
export const writeInvoice = serve(
  acts.writeInvoice,
  async ({ db, config }, { params, body, user, locale, now }) => {
    const { subject, lines, due_date, notify, request_key } = body
    const account_id = params.id
    if (due_date < dayInVienna(now)) throw invalidInput({ due_date: 'DAY_IN_PAST' }, locale)
    const total_cents = totalCents(lines)
    const invoice = await db.transaction().execute(async tx => {
      await lockAccount(tx, account_id)
      const person = await findPerson(tx, account_id)
      if (!person) throw problem('not_found')
      const sent = request_key && (await findByRequestKey(tx, account_id, request_key))
      if (sent) {
        const isSame =
          sent.subject === subject && sent.total_cents === total_cents && sent.due_date === due_date
        if (!isSame) throw problem('request_key_used')
        return sent
      }
      const issued = await issueInvoice(
        tx,
        {
          account_id,
          kind: 'other',
          subject: byLocale(() => subject),
          lines: linesOf(lines),
          due_on: due_date,
          ...(request_key && { request_key }),
        },
        now,
      )
      const details = { invoice_number: issued.invoice_number, total_cents }
      await audit(tx, { at: now, action: 'invoice_written', actor_id: user.id, account_id, details })
      const shown = { ...issued, subject, total_cents, due_date }
      if (notify) await sendWritten(tx, { siteUrl: config.siteUrl, person, invoice: shown }, now)
      return issued
    })
    return { cancellation: null, invoice: { id: invoice.id, invoice_number: invoice.invoice_number } }
  },
)
