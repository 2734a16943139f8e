import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPassword } from '../../src/base/passwords.ts'
import { restoreBackup } from '../../src/db/backup/restore-backup.ts'
import { installation, sql } from '../../src/db/backup/testing/installation.ts'
import { connect } from '../../src/db/connection.ts'
import { migrations } from '../../src/db/migrate.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { WRONG_PEOPLE } from '../academy-people.ts'

// The day on which the archived demos were seeded.
const TODAY = '2027-05-01'

const folder = fileURLToPath(new URL('.', import.meta.url))
const archives = (await readdir(folder)).filter(name => name.endsWith('.tar.gz'))

// Recorded from each installation before it was archived.
const KNOWN: Record<string, { money: object; login: { email: string; password: string } }> = {
  '0016.tar.gz': {
    money: { invoiced: 3_046_200, paid: 2_602_400, numbers: 133 },
    login: { email: 'vesna.dragosavac@example.org', password: 'Hollerbusch-7' },
  },
  '0029.tar.gz': {
    money: { invoiced: 3_038_700, paid: 2_602_400, numbers: 132 },
    login: { email: 'student@example.org', password: 'Musik-Sommer-1' },
  },
  '0072.tar.gz': {
    money: { invoiced: 3_017_550, paid: 2_627_400, numbers: 136 },
    login: { email: 'student@example.org', password: 'Musik-Sommer-1' },
  },
  '0075.tar.gz': {
    money: { invoiced: 3_013_050, paid: 2_625_900, numbers: 133 },
    login: { email: 'student@example.org', password: 'Musik-Sommer-1' },
  },
}

const MONEY = `select
  (select sum(total_cents)::int from invoices) as invoiced,
  (select sum(amount_cents)::int from payments where undone_at is null) as paid,
  (select count(distinct invoice_number)::int from invoices) as numbers`

// Tables whose rows have moved to another one since.
const MOVED: Record<string, string> = { teacher_invitations: 'invitations' }

/** Counts the rows of the archive's tables after the upgrade. */
const countRows = async (url: string, tables: string[]) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async table => [
        table,
        Number((await sql(url, `select count(*) from public."${MOVED[table] ?? table}"`))[0].count),
      ]),
    ),
  )

describe.each(archives)('an installation as archived in %s', archive => {
  let upgraded: Awaited<ReturnType<typeof installation>>
  let manifest: Awaited<ReturnType<typeof restoreBackup>>
  beforeAll(async () => {
    upgraded = await installation('blank')
    manifest = await restoreBackup({ ...upgraded, source: join(folder, archive), force: false })
  })
  afterAll(() => upgraded[Symbol.asyncDispose]())

  test('is migrated to the newest schema', async () => {
    const applied = await sql(upgraded.url, 'select name from schema_migrations order by name')
    expect(applied.map(({ name }) => name)).toEqual((await migrations()).map(({ name }) => name))
  })

  test('keeps every row and every file', async () => {
    const expected = Object.fromEntries(manifest.tables.map(({ table, rows }) => [table, rows]))
    // Password reset links work for an hour, and are deleted by the upgrade.
    expected['password_resets'] = 0
    // A restored copy sends no mail until it is allowed to.
    if ('mail_hold' in expected) expected['mail_hold'] = 1
    // Counts changes of the site, also those of migrations.
    delete expected['site_changes']
    // A table then, whose rows are consents now; a view today, of everybody who has not asked for news.
    delete expected['news_refusals']
    expect(await countRows(upgraded.url, Object.keys(expected))).toEqual(expected)
    for (const { key } of manifest.files) expect(await upgraded.files.stat(key), key).toBeTruthy()
  })

  test('keeps its balances', async () => {
    expect(await sql(upgraded.url, MONEY)).toEqual([KNOWN[archive]?.money])
  })

  test('knows the people of each academy, and whose balances are open', async () => {
    expect((await countRows(upgraded.url, ['academy_people']))['academy_people']).toBeGreaterThan(10)
    expect(await sql(upgraded.url, WRONG_PEOPLE)).toEqual([])
    const others = `select from invoice_balances b join invoices v on v.id = b.invoice_id
      where v.account_id <> b.debtor_id`
    expect(await sql(upgraded.url, others)).toEqual([])
  })

  test('accepts old passwords', async () => {
    const login = KNOWN[archive]?.login
    const [account] = await sql(
      upgraded.url,
      `select password_hash from accounts where lower(email) = '${login?.email}'`,
    )
    expect(await isPassword(login?.password ?? '', account.password_hash)).toBe(true)
  })

  test('can be seeded again as a demo without new applications or invoices', async () => {
    const before = await countRows(upgraded.url, ['applications', 'bookings', 'invoices', 'payments'])
    const { db, close } = connect(upgraded.url, 2)
    await seedDemo(db, TODAY, upgraded.files)
    await close()
    expect(await countRows(upgraded.url, Object.keys(before))).toEqual(before)
  })
})
