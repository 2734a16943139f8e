import { randomUUID } from 'node:crypto'
import { byLocale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { totalCents } from '@academy/contract/money/ledger/act-schemas'
import * as contract from '@academy/contract/money/ledger/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard, type Limit } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { sendWritten } from '../invoices/correction-mails.ts'
import { renderDraft } from '../invoices/invoice-pdf.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { withInvoiceLink } from '../invoices/links.ts'
import { findAddressee, findIssued } from '../invoices/queries.ts'
import { replacementOf } from '../invoices/replace.ts'
import { findActs, findBalance, findByRequestKey, findChoices, isInOutbox } from './act-queries.ts'
import { cancellationKind, linesOf, reducedInvoice } from './act-rules.ts'
import { findChecks } from './check-queries.ts'
import { findDocuments, findJournal, findPayments } from './journal-queries.ts'
import { findInvoices, findTotals } from './list-queries.ts'
import { findMoneyDays } from './money-day-queries.ts'
import { type Outcome, replaceByOffice } from './replace.ts'

/** Sends an invoice again, with its PDF; once, however often the request arrives. */
export const mailInvoice = serve(acts.mailInvoice, ({ db, config }, { params, body, user, now }) =>
  db.transaction().execute(async tx => {
    const invoice = await findIssued(tx, params.id)
    if (!invoice) throw problem('not_found')
    const { id, account_id, invoice_number } = invoice
    await lockAccount(tx, account_id)
    const person = await findAddressee(tx, account_id)
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
      const person = await findAddressee(tx, account_id)
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

export const showActs = serve(acts.invoiceActs, async ({ db }, { params }) => {
  const found = await findActs(db, params.id)
  if (!found) throw problem('not_found')
  return found
})

export const showJournal = serve(contract.journal, ({ db }, { query, now }) =>
  findJournal(db, query.year, dayInVienna(now)),
)

export const showMoneyDays = serve(contract.moneyDays, async ({ db, clock }) => {
  const found = await findMoneyDays(db)
  if (!found) throw problem('not_found')
  return { today: clock.today(), ...found }
})

export const listDocuments = serve(contract.journalDocuments, ({ db }, { query }) => findDocuments(db, query))

export const listPayments = serve(contract.journalPayments, ({ db }, { query }) => findPayments(db, query))

export const checkLedger = serve(contract.ledgerCheck, async ({ db }, { now }) => ({
  checked_at: now.toISOString(),
  checks: await findChecks(db),
}))

export const listInvoices = serve(contract.invoices, async (services, { query, now }) => {
  const { page, sort, ...filter } = query
  const part = { page, sort, today: dayInVienna(now) }
  const { invoices, ...sums } = await findInvoices(services.db, filter, part)
  return { invoices: invoices.map(invoice => withInvoiceLink(services, invoice, now)), ...sums }
})

export const sumInvoices = serve(contract.invoiceTotals, ({ db }, { query, now }) =>
  findTotals(db, query, dayInVienna(now)),
)

export const showChoices = serve(contract.invoiceChoices, ({ db }) => findChoices(db))

const HOUR = 60 * 60
/** Each preview is rendered on a thread. */
const limits = (account_id: number): Limit[] => [
  { name: 'invoice-preview', subject: String(account_id), max: 300, seconds: HOUR },
]

export const previewInvoice = serve(acts.previewInvoice, async ({ db }, { params, body, user, now }) => {
  await guard(db, limits(user.id))
  const account_id = params.id
  if (!(await findAddressee(db, account_id))) throw problem('not_found')
  const replaced = body.replaces_id ? await findIssued(db, body.replaces_id) : undefined
  if (body.replaces_id && replaced?.account_id !== account_id) throw problem('not_found')
  const { name, content } = await renderDraft(
    db,
    {
      account_id,
      kind: 'other',
      ...(replaced && replacementOf(replaced)),
      subject: byLocale(() => body.subject),
      lines: linesOf(body.lines),
      due_on: body.due_date,
    },
    now,
  )
  return pdfResponse(content, name)
})

/** Replaces an invoice by one with other lines. */
export const correctInvoice = serve(
  acts.correctInvoice,
  async (services, { params, body, user, locale, now }) => {
    const { subject, lines, due_date, reason, notify } = body
    if (due_date < dayInVienna(now)) throw invalidInput({ due_date: 'DAY_IN_PAST' }, locale)
    const act = { id: params.id, reason, notify, actor_id: user.id, now }
    return replaceByOffice(
      services,
      act,
      (first): Outcome => ({
        kind: 'corrected',
        by: {
          ...replacementOf(first),
          // Unless the office has changed it, it stays in both languages.
          subject: (subject === first.subject && first.subjects) || byLocale(() => subject),
          lines: linesOf(lines),
          due_on: due_date,
        },
      }),
    )
  },
)

/** Grants a reduction or scholarship. */
export const reduceInvoice = serve(
  acts.reduceInvoice,
  async (services, { params, body, user, locale, now }) => {
    const { amount, description, reason, notify } = body
    const cents = centsOf(amount)
    const act = { id: params.id, reason, notify, actor_id: user.id, now }
    return replaceByOffice(services, act, (first): Outcome => {
      if (cents > first.total_cents) throw invalidInput({ amount: 'REDUCTION_TOO_HIGH' }, locale)
      const by = reducedInvoice(first, { cents, description }, dayInVienna(now))
      return { kind: by ? 'reduced' : 'waived', by }
    })
  },
)

/** Waives what an invoice asks for, or cancels one that was written by hand. */
export const cancelInvoice = serve(acts.cancelInvoice, async (services, { params, body, user, now }) => {
  const act = { id: params.id, ...body, actor_id: user.id, now }
  return replaceByOffice(services, act, (first): Outcome => {
    const kind = cancellationKind(first.kind)
    return { kind, by: undefined }
  })
})
