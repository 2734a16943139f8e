import * as contract from '@academy/contract/money/payment-reminders/endpoints'
import type { InvoiceReminders, PersonReminders } from '@academy/contract/money/payment-reminders/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { hasAccount } from '../../access/index.ts'
import {
  findOpenInvoice,
  findOwner,
  findRemindersOfInvoice,
  findRemindersOfPerson,
  findSettings,
  findStop,
} from './queries.ts'
import { nextStep } from './rules.ts'

export const loadInvoiceReminders = async (
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
