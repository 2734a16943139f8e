import * as contract from '@academy/contract/money/payment-reminders/endpoints'
import type { InvoiceReminders, PersonReminders } from '@academy/contract/money/payment-reminders/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { hasAccount } from '../../access/index.ts'
import {
  deleteStop,
  findOpenInvoice,
  findOwner,
  findRemindersOfInvoice,
  findRemindersOfPerson,
  findSettings,
  findStop,
  insertStop,
} from './queries.ts'
import { nextStep } from './rules.ts'
import { remind } from './send.ts'

const loadInvoiceReminders = async (
  { db }: Pick<Services, 'db'>,
  id: number,
  now: Date,
): Promise<InvoiceReminders> => {
  const owner = await findOwner(db, id)
  if (!owner) throw problem('not_found')
  const today = dayInVienna(now)
  const open = await findOpenInvoice(db, id)
  const person_stop = await findStop(db, owner.account_id, null)
  const invoice_stop = await findStop(db, owner.account_id, id)
  const isStopped = person_stop !== null || invoice_stop !== null
  const next = open && !isStopped ? nextStep(open, await findSettings(db), today) : undefined
  return {
    reminders: await findRemindersOfInvoice(db, id),
    person_stop,
    invoice_stop,
    next: next ?? null,
    can_remind: open?.sent.every(({ sent_on }) => sent_on !== today) ?? false,
  }
}

export const showInvoiceReminders = serve(contract.invoiceReminders, (services, { params, now }) =>
  loadInvoiceReminders(services, params.id, now),
)

export const loadPersonReminders = async (
  { db }: Pick<Services, 'db'>,
  id: number,
): Promise<PersonReminders> => {
  if (!(await hasAccount(db, id))) throw problem('not_found')
  return { reminders: await findRemindersOfPerson(db, id), stop: await findStop(db, id, null) }
}

export const showPersonReminders = serve(contract.personReminders, (services, { params }) =>
  loadPersonReminders(services, params.id),
)

interface Stop {
  account_id: number
  /** None: all invoices of the person. */
  invoice?: { id: number; invoice_number: string }
  is_stopped: boolean
  actor_id: number
  now: Date
}

/** Stops or resumes reminders, and records it unless nothing changes. */
const setStop = async (tx: Tx, { account_id, invoice, is_stopped, actor_id, now }: Stop): Promise<void> => {
  const invoice_id = invoice?.id ?? null
  const isChanged = is_stopped
    ? await insertStop(tx, { account_id, invoice_id, stopped_at: now, stopped_by: actor_id })
    : await deleteStop(tx, account_id, invoice_id)
  if (!isChanged) return
  const action = is_stopped ? 'reminders_stopped' : 'reminders_resumed'
  const details = invoice && { invoice_number: invoice.invoice_number }
  await audit(tx, { at: now, action, actor_id, account_id, details })
}

export const stopForInvoice = serve(
  contract.stopInvoiceReminders,
  async (services, { params: { id }, body, user, now }) => {
    const owner = await findOwner(services.db, id)
    if (!owner) throw problem('not_found')
    const { account_id, invoice_number } = owner
    const stop = { account_id, invoice: { id, invoice_number }, ...body, actor_id: user.id, now }
    await services.db.transaction().execute(tx => setStop(tx, stop))
    return loadInvoiceReminders(services, id, now)
  },
)

export const stopForPerson = serve(
  contract.stopPersonReminders,
  async (services, { params: { id }, body, user, now }) => {
    if (!(await hasAccount(services.db, id))) throw problem('not_found')
    const stop = { account_id: id, ...body, actor_id: user.id, now }
    await services.db.transaction().execute(tx => setStop(tx, stop))
    return loadPersonReminders(services, id)
  },
)

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
