import { consentWordings, type VoluntaryKind } from '@academy/contract/base/consent-kinds'
import { periodOf } from '@academy/contract/base/retention'
import { ERASURE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { insertAccount } from '../areas/access/accounts/queries.ts'
import { insertPaymentOn } from '../areas/money/invoices/allocation-queries.ts'
import { issueInvoice } from '../areas/money/invoices/issue.ts'
import { eraseAccount } from '../areas/privacy/erasure/erase.ts'
import { notifyDormant } from '../areas/privacy/erasure/erase-dormant.ts'
import { insertRequest } from '../areas/privacy/personal-data/queries.ts'
import { dayInVienna } from '../base/clock.ts'
import { insertConsents, withdrawNews } from '../base/consents.ts'
import { findPeriods, periodBefore } from '../base/retention.ts'
import type { Tx } from '../db/connection.ts'

const DAY_MS = 86_400_000

/** Somebody who was here two years ago, and logged in before this moment. */
const insertPerson = async (tx: Tx, [first_name, last_name]: [string, string], seen: Date) => {
  const id = await insertAccount(tx, {
    ...{ first_name, last_name, locale: 'de', password_hash: '', roles: ['student'], email_verified: true },
    email: emailOf(first_name, last_name),
  })
  const created_at = new Date(seen.getTime() - 700 * DAY_MS)
  await tx.updateTable('accounts').set({ created_at, last_login_at: seen }).where('id', '=', id).execute()
  return id
}

const emailOf = (first_name: string, last_name: string) =>
  `${first_name}.${last_name}@example.net`.toLowerCase().replaceAll('ü', 'ue')

/** A person with an archive, which the job makes at the start, and some with consents that ended. */
const seedChoices = async (tx: Tx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const accounts = await tx.selectFrom('accounts').select(['id', 'email']).execute()
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]))
  const [student, second, ended] = [
    idOf.get('student@example.org'),
    idOf.get('student2@example.org'),
    idOf.get('hiroto.kamisaka@example.org'),
  ]
  if (!student || !second || !ended) throw new Error('Demo content: people with consents are missing')
  // Two of three have asked for news, among them somebody who no longer wants them.
  const readers = accounts.map(({ id }) => id).filter(id => id % 3 > 0 || id === ended)
  const given = (kind: VoluntaryKind, days: number) => ({
    ...{ account_id: student, kind, wording: consentWordings[kind] },
    ...{ given_at: daysAgo(days), given_by: student },
  })
  await insertConsents(tx, [
    { ...given('photos', 60), withdrawn_at: daysAgo(12), withdrawn_by: student },
    given('recordings', 60),
    ...readers.map(account_id => ({ ...given('news', 60), account_id, given_by: account_id })),
  ])
  await withdrawNews(tx, ended, { at: daysAgo(20) })
  await insertRequest(tx, { account_id: second, requested_by: second, requested_at: now })
}

const numbers = [
  { kind: 'mails', count: 48, daysAgo: 2 },
  { kind: 'addresses', count: 17, daysAgo: 9 },
  { kind: 'material', count: 31, daysAgo: 64 },
  { kind: 'parent_consent', count: 4, daysAgo: 64 },
  { kind: 'messages', count: 6, daysAgo: 120 },
]

const askToBeErased = (tx: Tx, account_id: number, requested_at: Date) =>
  tx
    .insertInto('erasure_requests')
    .values({
      ...{ account_id, requested_by: account_id, requested_at },
      erase_after: new Date(requested_at.getTime() + ERASURE_DAYS * DAY_MS),
    })
    .execute()

/** Asked to be erased, and was: an invoice is left under a number. */
const seedErased = async (tx: Tx, erased_at: Date) => {
  const account_id = await insertPerson(
    tx,
    ['Henriette', 'Lindwurm'],
    new Date(erased_at.getTime() - 40 * DAY_MS),
  )
  const line = {
    description: { de: 'Kopien, je Heft', en: 'Copies, per booklet' },
    quantity: 4,
    unit_cents: 450,
  }
  const subject = { de: 'Noten und Kopien', en: 'Scores and copies' }
  const { id } = await issueInvoice(tx, { account_id, kind: 'other', subject, lines: [line] }, erased_at)
  const paid = {
    invoice_id: id,
    amount_cents: 1_800,
    paid_on: dayInVienna(erased_at),
    recorded_at: erased_at,
  }
  await insertPaymentOn(tx, paid)
  await askToBeErased(tx, account_id, new Date(erased_at.getTime() - (ERASURE_DAYS + 1) * DAY_MS))
  await tx.updateTable('erasure_requests').set({ erased_at }).where('account_id', '=', account_id).execute()
  await eraseAccount(tx, { account_id, ground: 'person', now: erased_at })
}

/** Has not used the account for almost three years, and was told ten days ago that it will be erased. */
const seedDormant = async (tx: Tx, now: Date) => {
  const told = new Date(now.getTime() - 10 * DAY_MS)
  const period = periodOf('account', await findPeriods(tx))
  if (!period) return
  const seen = periodBefore(new Date(told.getTime() + 29 * DAY_MS), period)
  const id = await insertPerson(tx, ['Lorenz', 'Auwald'], seen)
  await notifyDormant(tx, 'http://localhost:3000', told)
  await tx.updateTable('outbox').set({ sent_at: told }).where('account_id', '=', id).execute()
}

/** People at each stage of being erased, others who decided about their data, and numbers of what went. Does nothing a second time. */
export const seedPrivacy = async (tx: Tx, now: Date, isFirst: boolean): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  if (await tx.selectFrom('erasure_requests').select('id').executeTakeFirst()) return
  await seedChoices(tx, now)
  await askToBeErased(tx, await insertPerson(tx, ['Theresa', 'Mühlgasser'], daysAgo(3)), daysAgo(3))
  // An older demo keeps its invoices as they are.
  if (isFirst) await seedErased(tx, now)
  await seedDormant(tx, now)
  await tx
    .insertInto('retention_deletions')
    .values(numbers.map(({ kind, count, daysAgo: days }) => ({ day: dayOf(daysAgo(days)), kind, count })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
