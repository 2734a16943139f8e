import { retentionRules, settableRetentions } from '@academy/contract/base/retention'
import * as contract from '@academy/contract/privacy/retention/endpoints'
import { RetentionChange } from '@academy/contract/privacy/retention/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { insertMarkedPeople } from '../../../../test/personal-data/marks.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { findPeriods } from '../../../base/retention.ts'
import { deleteExpiredData } from '../../../delete-expired-data.ts'
import { sweepArrivalDetails } from '../../people/arrival-details/store-consent.ts'
import { sweepResumes } from '../../people/profile/resumes.ts'
import { eraseDue } from '../erasure/erase.ts'
import { eraseDormant, notifyDormant } from '../erasure/erase-dormant.ts'
import { foresee } from './retention.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

const periods = async () => (await fixture.call(contract.retentionPeriods, {}, { as: fixture.manager })).body
const change = (body: RetentionChange) =>
  fixture.call(contract.changeRetentionPeriods, { body }, { as: fixture.manager })

describe('periods', () => {
  test('are changed by the office, and written down', async () => {
    const before = await periods()
    const { body: after } = await change({ ...before, mails: 2 })
    expect(after).toEqual({ ...before, mails: 2, version: before.version + 1 })
    expect((await fixture.entries('retention_changed')).at(-1)).toMatchObject({
      actor_id: fixture.manager.id,
      details: { keep_mails: ['1', '2'] },
    })
    await change({ ...after, mails: 1 })
  })

  test('shortened for accounts erase nobody for 30 days', async () => {
    const dormant = await fixture.person()
    await fixture.db
      .updateTable('accounts')
      .set({ last_login_at: new Date('2025-07-01T09:00:00Z') })
      .where('id', '=', dormant.id)
      .execute()
    await fixture.db.deleteFrom('access_tokens').where('account_id', '=', dormant.id).execute()
    const known = await periods()
    await change({ ...known, account: 1 })
    const isThere = async () =>
      (await fixture.db.selectFrom('accounts').select('id').where('id', '=', dormant.id).execute()).length ===
      1
    const { clock, files } = fixture.services
    const afterDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
    const [foreseen] = (await foresee(fixture.db, await findPeriods(fixture.db), clock.now())).filter(
      ({ kind }) => kind === 'account',
    )
    expect(foreseen?.first_on).toBe(dayInVienna(afterDays(30)))
    const { db } = fixture
    await db.transaction().execute(tx => notifyDormant(tx, 'https://academy.example', afterDays(0)))
    await db
      .updateTable('outbox')
      .set({ sent_at: clock.now() })
      .where('account_id', '=', dormant.id)
      .execute()
    await eraseDormant({ db: fixture.db, files }, afterDays(29))
    expect(await isThere()).toBe(true)
    await eraseDormant({ db: fixture.db, files }, afterDays(31))
    expect(await isThere()).toBe(false)
    await change({ ...(await periods()), account: known.account })
  })

  test('lengthened for accounts discard the warnings: people are warned again when the period is shortened', async () => {
    const { db } = fixture
    const dormant = await fixture.person()
    const last_login_at = new Date(fixture.services.clock.now().getTime() - 2 * 365 * 86_400_000)
    await db.updateTable('accounts').set({ last_login_at }).where('id', '=', dormant.id).execute()
    await db.deleteFrom('access_tokens').where('account_id', '=', dormant.id).execute()
    const noticed_at = new Date(fixture.services.clock.now().getTime() - 60 * 86_400_000)
    await db.insertInto('dormancy_notices').values({ account_id: dormant.id, noticed_at }).execute()
    const known = await periods()
    await change({ ...known, account: 4 })
    await change({ ...(await periods()), account: 1 })
    await eraseDormant({ db, files: fixture.services.files }, fixture.services.clock.now())
    const left = await db.selectFrom('accounts').select('id').where('id', '=', dormant.id).execute()
    expect(left).toHaveLength(1)
    await change({ ...(await periods()), account: known.account })
  })

  test('a change based on outdated periods is refused', async () => {
    const known = await periods()
    await change({ ...known, messages: 2 })
    const late = { body: { ...known, messages: 3 } }
    const { body } = await fixture.refused(contract.changeRetentionPeriods, late, { as: fixture.manager })
    expect(body.code).toBe('changed_meanwhile')
    expect((await periods()).messages).toBe(2)
    await change({ ...(await periods()), messages: 1 })
  })

  test.each(settableRetentions)('of %s stay within what the law allows, also in the database', async kind => {
    const known = await periods()
    const { min, max } = retentionRules[kind].bounds
    const store = (amount: number) =>
      fixture.db
        .updateTable('retention_settings')
        .set({ [kind]: amount })
        .execute()
    for (const amount of [min, max]) {
      expect(RetentionChange.safeParse({ ...known, [kind]: amount }).success).toBe(true)
      await store(amount)
    }
    for (const amount of [min - 1, max + 1]) {
      const { body } = await fixture.refused(
        contract.changeRetentionPeriods,
        { body: { ...known, [kind]: amount } },
        { as: fixture.manager },
      )
      expect(body.errors).toHaveProperty(kind)
      await expect(store(amount)).rejects.toThrow(/check constraint/)
    }
    await store(known[kind])
  })

  test('are said on the privacy page', async () => {
    const { personalDataTopics } = await import('@academy/contract/privacy/personal-data/endpoints')
    const read = async () => JSON.stringify((await fixture.call(personalDataTopics, {})).body)
    expect(await read()).toContain('1 year after sending')
    const known = await periods()
    await change({ ...known, mails: 3 })
    expect(await read()).toContain('3 years after sending')
    await change({ ...(await periods()), mails: 1 })
  })
})

test('the office sees what went in a year, as numbers, the latest first', async () => {
  await fixture.db.deleteFrom('retention_deletions').execute()
  const numbers = [
    { day: '2026-06-30', kind: 'mails', count: 9 },
    { day: '2026-07-01', kind: 'mails', count: 8 },
    { day: '2027-06-01', kind: 'mails', count: 7 },
    { day: '2027-06-01', kind: 'addresses', count: 6 },
  ]
  await fixture.db.insertInto('retention_deletions').values(numbers).execute()
  const { body } = await fixture.at('2027-07-01T10:00:00Z', () =>
    fixture.call(contract.retentionOverview, {}, { as: fixture.manager }),
  )
  expect(body.deleted).toEqual(numbers.slice(1).toReversed())
})

describe('what is foreseen', () => {
  const DAY_MS = 86_400_000
  const runJobs = async (now: Date) => {
    const { db, services } = fixture
    await db.transaction().execute(tx => deleteExpiredData(tx, now))
    await eraseDue(services, now)
    await eraseDormant(services, now)
    await sweepResumes(services, now)
    await sweepArrivalDetails(services, now)
  }
  const deletedOn = async (now: Date): Promise<Record<string, number>> => {
    const rows = await fixture.db
      .selectFrom('retention_deletions')
      .select(['kind', 'count'])
      .where('day', '=', now.toISOString().slice(0, 10))
      .execute()
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  }

  test('is due today at the earliest: what is overdue goes with the next run', async () => {
    const { db } = fixture
    const [overdue, later] = [await fixture.person(), await fixture.person()]
    const times = { requested_at: new Date('2027-06-01'), requested_by: null }
    await db
      .insertInto('erasure_requests')
      .values([
        { account_id: overdue.id, erase_after: new Date('2027-06-20T10:00:00Z'), ...times },
        { account_id: later.id, erase_after: new Date('2027-07-05T10:00:00Z'), ...times },
      ])
      .execute()
    await fixture.at('2027-07-01T10:00:00Z', async () => {
      const as = { as: fixture.manager }
      const input = { params: { kind: 'erasure' as const } }
      const { people } = (await fixture.call(contract.foreseenPeople, input, as)).body
      expect(people.map(({ id, day }) => [id, day])).toEqual([
        [overdue.id, '2027-07-01'],
        [later.id, '2027-07-05'],
      ])
      const { foreseen } = (await fixture.call(contract.retentionOverview, {}, as)).body
      expect(foreseen.find(({ kind }) => kind === 'erasure')).toEqual({
        kind: 'erasure',
        count: 2,
        first_on: '2027-07-01',
      })
    })
    await db.deleteFrom('erasure_requests').execute()
  })

  test('is what goes, over five years', async () => {
    const { db, services } = fixture
    await insertMarkedPeople({ db, files: services.files })
    // What has to be settled prevents erasing, and nobody settles it here.
    await db.deleteFrom('refund_requests').where('refund_id', 'is', null).execute()
    await sql`update invoice_balances set paid_cents = paid_cents + outstanding_cents where outstanding_cents > 0`.execute(
      db,
    )
    await sql`alter table payments disable trigger user`.execute(db)
    await sql`update payments set allocated_cents = amount_cents where amount_cents > 0 and undone_at is null`.execute(
      db,
    )
    await db.deleteFrom('access_tokens').execute()
    const invoices = await db.selectFrom('invoices').select('id').execute()
    const payments = await db.selectFrom('payments').select('id').execute()
    const seen = new Set<string>()
    for (let month = 0; month < 60; month += 1) {
      const now = new Date(Date.UTC(2027, month, 1, 10))
      const expected = await foresee(db, await findPeriods(db), now)
      await db.transaction().execute(tx => notifyDormant(tx, 'https://academy.example', now))
      await db.updateTable('outbox').set({ sent_at: now }).where('key', 'like', 'dormant:%').execute()
      const then = new Date(now.getTime() + 30 * DAY_MS)
      await runJobs(then)
      const deleted = await deletedOn(then)
      for (const { kind, count, first_on } of expected) {
        seen.add(kind)
        expect([kind, deleted[kind], now]).toEqual([kind, count, now])
        expect(first_on <= then.toISOString().slice(0, 10)).toBe(true)
      }
    }
    expect([...seen].toSorted()).toEqual([
      'account',
      'addresses',
      'invitations',
      'mails',
      'material',
      'messages',
      'parent_consent',
      'record',
    ])
    // Nothing that the law wants kept.
    expect(await db.selectFrom('invoices').select('id').execute()).toEqual(invoices)
    expect(await db.selectFrom('payments').select('id').execute()).toEqual(payments)
  })
})
