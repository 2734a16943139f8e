import { locales } from '@academy/contract/base/locale'
import { topics } from '@academy/contract/base/personal-data-topics'
import { type Retention, retentionRules } from '@academy/contract/base/retention'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { actorColumns, belongsTo, columnsOf, kindsOf, personalTables, register } from './register.ts'
import { exportedKinds, other, type Table } from './types.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

interface StoredColumn {
  path: string
  type: string
  is_generated: boolean
  is_nullable: boolean
}

const storedColumns = async (): Promise<StoredColumn[]> => {
  const { rows } = await sql<StoredColumn>`
    select table_name || '.' || column_name as path, data_type as type,
      is_generated = 'ALWAYS' as is_generated, is_nullable = 'YES' as is_nullable
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations' order by 1`.execute(database.db)
  return rows
}

/** Columns that refer to accounts. */
const accountReferences = async (): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    select c.conrelid::regclass || '.' || a.attname as path
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1`.execute(database.db)
  return rows.map(({ path }) => path)
}

const tables = Object.keys(register).toSorted() as Table[]
const registered = () =>
  tables.flatMap(table => [...kindsOf(table).keys()].map(column => `${table}.${column}`)).toSorted()
const kindOf = (path: string) => {
  const [table = '', column = ''] = path.split('.')
  return kindsOf(table as Table).get(column)
}

describe('the register of personal data', () => {
  test('has every column of the database once, and no other', async () => {
    const stored = (await storedColumns()).map(({ path }) => path).toSorted()
    expect(registered()).toEqual(stored)
  })

  test('fails for a column that a migration adds', async () => {
    await sql`create table added (id int, nickname text)`.execute(database.db)
    await sql`alter table profiles add column nickname text`.execute(database.db)
    const stored = (await storedColumns()).map(({ path }) => path)
    expect(stored.filter(path => !registered().includes(path))).toEqual([
      'added.id',
      'added.nickname',
      'profiles.nickname',
    ])
    await sql`alter table profiles drop column nickname`.execute(database.db)
    await sql`drop table added`.execute(database.db)
  })

  test('does not compile without a column, or with one that does not exist', () => {
    // @ts-expect-error the names are missing
    other('countries')({ none: 'id iso_code' })
    // @ts-expect-error there is no flag
    other('countries')({ none: 'id iso_code name_* flag' })
    expect(columnsOf('countries', 'none')).toEqual([
      'id',
      'iso_code',
      ...locales.map(locale => `name_${locale}`),
    ])
  })

  test('knows what each reference to an account means', async () => {
    const references = await accountReferences()
    expect(references.filter(path => !['owner', 'actor'].includes(kindOf(path) ?? ''))).toEqual([])
  })

  test('columns of those who worked on a row can become null', async () => {
    const columns = new Map((await storedColumns()).map(column => [column.path, column]))
    const required = actorColumns
      .map(([table, column]) => `${table}.${column}`)
      .filter(path => !columns.get(path)?.is_nullable)
    expect(required).toEqual([])
  })

  test('says what is in JSON and in files', async () => {
    const columns = new Map((await storedColumns()).map(column => [column.path, column]))
    const silent = personalTables.flatMap(([table, { contains = {} }]) =>
      columnsOf(table, ...exportedKinds)
        .filter(column => {
          const path = `${table}.${column}`
          return kindOf(path) === 'file' || columns.get(path)?.type.startsWith('json')
        })
        .filter(column => !(column in contains))
        .map(column => `${table}.${column}`),
    )
    expect(silent).toEqual([])
  })

  test('calls no column derived or data that would need the other word', async () => {
    const generated = (await storedColumns()).filter(({ is_generated }) => is_generated)
    const shown = generated
      .map(({ path }) => path)
      .filter(path => !['derived', 'none'].includes(kindOf(path) ?? ''))
    // Generated, but the only form in which people know them.
    expect(shown).toEqual(['invoice_balances.outstanding_cents', 'invoices.invoice_number', 'outbox.kind'])
  })

  test.each(personalTables)('finds the rows of a person in %s', async table => {
    await sql
      .raw(`prepare find_rows as select 1 from ${table} where ${belongsTo(table)}`)
      .execute(database.db)
    await sql`deallocate find_rows`.execute(database.db)
  })

  test('keeps after erasing exactly what the law says', () => {
    const lawful = (retention: Retention) => 'isLaw' in retentionRules[retention]
    const wrong = personalTables
      .filter(([, { owners }]) => owners.length > 0)
      .filter(([, { onErase, retention }]) => (onErase.way === 'keep') !== lawful(retention))
    expect(wrong.map(([table]) => table)).toEqual([])
  })

  test('erases every column of the person in a row that stays', () => {
    const left = personalTables.flatMap(([table, { onErase }]) =>
      onErase.way === 'anonymise'
        ? columnsOf(table, 'data', 'decision', 'file', 'secret')
            .filter(column => !(column in onErase.set))
            .map(column => `${table}.${column}`)
        : [],
    )
    // They say nothing about somebody who is not named.
    expect(left).toEqual([
      'accounts.locale',
      'accounts.created_at',
      'accounts.last_login_at',
      'applications.status',
      'applications.is_known',
      'applications.applied_at',
      'applications.edited_at',
      'applications.fee_paid_at',
      'applications.withdrawn_at',
      'applications.is_accepted',
      'applications.reserve_rank',
      'correpetition_periods.start_date',
      'correpetition_periods.end_date',
      'accompanied_masterclasses.is_assigned',
      'accompanied_masterclasses.assigned_at',
      'bookings.start_date',
      'bookings.end_date',
      'bookings.total_cents',
      'bookings.fee_cents',
      'bookings.is_free',
      'bookings.booked_at',
      'bookings.cancelled_at',
      'concert_requests.earliest_performance_date',
      'concert_requests.duration_seconds',
      'concert_requests.wants_recording',
      'concert_requests.is_recording_free',
      'concert_requests.requested_at',
      'concert_requests.changed_at',
      'concert_requests.withdrawn_at',
      'concert_requests.announced_date',
      'concert_requests.announced_place',
      'requested_movements.duration_seconds',
      'requested_movements.sort_order',
      'survey_invitations.locale',
      'survey_invitations.is_spent',
      'survey_invitations.uuid',
      'audit_log.at',
      'audit_log.action',
      'erasure_requests.requested_at',
      'erasure_requests.erase_after',
      'erasure_requests.cancelled_at',
      'erasure_requests.erased_at',
    ])
  })

  test('has a table for each topic', () => {
    expect(new Set(personalTables.map(([, { topic }]) => topic))).toEqual(new Set(topics))
  })
})
