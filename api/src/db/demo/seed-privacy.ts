import { consentWordings } from '@academy/contract/consents/kinds'
import { ERASURE_DAYS } from '@academy/contract/erasure/kinds'
import { sql } from 'kysely'
import { insertConsents, refuseNews } from '../../features/consents/queries.ts'
import { insertRequest } from '../../features/personal-data/queries.ts'
import type { Tx } from '../connection.ts'

const DAY_MS = 86_400_000

/** People of the past year without anything to settle, the latest first. */
const findFree = (tx: Tx, today: string) =>
  tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`roles <@ '{student}' and erased_at is null and email not like '%@example.org'`)
    .where(
      sql<boolean>`not exists (select from applications a join masterclasses m on m.id = a.masterclass_id
        where a.account_id = accounts.id and m.end_date >= ${today}::date)`,
    )
    .where(
      sql<boolean>`not exists (select from bookings b where b.account_id = accounts.id and b.end_date >= ${today}::date)`,
    )
    .where(sql<boolean>`exists (select from invoices i where i.account_id = accounts.id)`)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()

/** A person with an archive, which the job makes at the start, and some with consents that ended. */
const seedChoices = async (tx: Tx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const accounts = await tx.selectFrom('accounts').select(['id', 'email']).execute()
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]))
  const [student, second, refusing] = [
    idOf.get('student@example.org'),
    idOf.get('student2@example.org'),
    idOf.get('hiroto.kamisaka@example.org'),
  ]
  if (!student || !second || !refusing) throw new Error('Demo content: people with consents are missing')
  const given = (kind: 'photos' | 'recordings', days: number) => ({
    ...{ account_id: student, kind, wording: consentWordings[kind] },
    ...{ given_at: daysAgo(days), given_by: student },
  })
  await insertConsents(tx, [
    { ...given('photos', 60), withdrawn_at: daysAgo(12), withdrawn_by: student },
    given('recordings', 60),
  ])
  await refuseNews(tx, refusing, daysAgo(20))
  await insertRequest(tx, { account_id: second, requested_by: second, requested_at: now })
}

const numbers = [
  { kind: 'mails', count: 48, daysAgo: 2 },
  { kind: 'addresses', count: 17, daysAgo: 9 },
  { kind: 'material', count: 31, daysAgo: 64 },
  { kind: 'parent_consent', count: 4, daysAgo: 64 },
  { kind: 'messages', count: 6, daysAgo: 120 },
]

/** Somebody has asked to be erased, others have decided about their data, and numbers of what went. Does nothing a second time. */
export const seedPrivacy = async (tx: Tx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  if (await tx.selectFrom('erasure_requests').select('id').executeTakeFirst()) return
  await seedChoices(tx, now)
  const [asking] = await findFree(tx, dayOf(now))
  if (asking)
    await tx
      .insertInto('erasure_requests')
      .values({
        ...{ account_id: asking.id, requested_by: asking.id, requested_at: daysAgo(3) },
        erase_after: daysAgo(3 - ERASURE_DAYS),
      })
      .execute()
  await tx
    .insertInto('retention_deletions')
    .values(numbers.map(({ kind, count, daysAgo: days }) => ({ day: dayOf(daysAgo(days)), kind, count })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
