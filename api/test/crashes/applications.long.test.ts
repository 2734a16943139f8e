import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Program } from '../../../scripts/lib/start-program.ts'
import { insertAccount } from '../../src/areas/access/accounts/queries.ts'
import { insertToken } from '../../src/base/sessions.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { connect, type Db } from '../../src/db/connection.ts'
import { openEmbedded } from '../../src/db/embedded/server.ts'
import { waitOptions } from '../wait-options.ts'
import { newDataFolder } from './data-folder.ts'
import { CLOCK_START, startDemoAfterDeadline } from './program.ts'

let dataDir: string
const programs: Program[] = []
beforeEach(async () => {
  dataDir = await newDataFolder()
})
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  const program = await startDemoAfterDeadline({ DATA_DIR: dataDir })
  programs.push(program)
  return program
}

/** Connects to the database of the running program. */
const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const server = await openEmbedded({ dataDir, role: 'command', label: 'test', print: () => {} })
  const { db, close } = connect(server.url, 2, waitOptions.timeout)
  try {
    return await work(db)
  } finally {
    await close()
    await server.stop()
  }
}

const makePeople = (db: Db, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const token = newToken()
      const person = { first_name: 'Ilse', last_name: `Tannhaupt ${index}`, password_hash: 'none' }
      const account = { ...person, email: `applicant${index}@example.org`, locale: 'de' as const }
      const id = await db.transaction().execute(tx => insertAccount(tx, account))
      await insertToken(db, id, hashToken(token), new Date(CLOCK_START))
      return { id, token }
    }),
  )

const openMasterclass = (db: Db) =>
  db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select('masterclasses.id')
    .where('is_current', '=', true)
    .where('application_closed', '=', false)
    .executeTakeFirstOrThrow()

interface Applied {
  account_id: number
  fee_invoice_id: number
  attachments: string[] | null
}

const PEOPLE = 60
const FALLS_AFTER = 20

test('kill -9 during more than fifty applications leaves no gap in the numbers and no partial writes', async () => {
  const first = await start()
  const { people, masterclass } = await withDatabase(async db => ({
    people: await makePeople(db, PEOPLE),
    masterclass: (await openMasterclass(db)).id,
  }))
  const acknowledged = new Set<number>()
  const applyAll = async ({ url, end }: Program, isLast: boolean) => {
    const waiting = people.filter(({ id }) => !acknowledged.has(id))
    const statuses: (number | undefined)[] = []
    const applicant = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const response = await fetch(`${url}/api/academy/apply/${masterclass}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${next.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ is_known: 1, agreed_consent: 1, agreed_terms: 1 }),
        }).catch(() => undefined)
        statuses.push(response?.status)
        if (response?.status === 201) acknowledged.add(next.id)
        if (!isLast && acknowledged.size === FALLS_AFTER) void end('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 16 }, applicant))
    return statuses
  }
  await applyAll(first, false)
  expect(acknowledged.size).toBeGreaterThanOrEqual(FALLS_AFTER)
  expect(acknowledged.size).toBeLessThan(PEOPLE)

  const second = await start()
  const known = new Set(acknowledged)
  const wholeState = () =>
    withDatabase(async db => {
      const { rows: applications } = await sql<Applied>`
        select applications.account_id, fee_invoice_id, attachments
        from applications left join outbox on key = 'application-received:' || applications.id
        where applications.account_id = any(${people.map(({ id }) => id)})
      `.execute(db)
      const invoices = await db
        .selectFrom('invoices')
        .select(['year', 'number', 'account_id'])
        .orderBy('number')
        .execute()
      const counters = await db.selectFrom('invoice_counters').selectAll().execute()
      return { applications, invoices, counters }
    })
  const checkState = async () => {
    const { applications, invoices, counters } = await wholeState()
    const applied = new Set(applications.map(row => row.account_id))
    expect([...known].filter(id => !applied.has(id))).toEqual([])
    expect(applications.filter(row => row.attachments?.[0] !== `invoice:${row.fee_invoice_id}`)).toEqual([])
    const theirs = invoices.filter(row => people.some(({ id }) => id === row.account_id))
    expect(theirs).toHaveLength(applications.length)
    for (const { year, last_number } of counters) {
      const numbers = invoices.filter(row => row.year === year).map(row => row.number)
      expect(numbers).toEqual(Array.from({ length: last_number }, (_, index) => index + 1))
    }
    return applications.length
  }
  const afterFall = await checkState()
  // Requests without an answer are repeated: some are refused as already applied.
  const statuses = await applyAll(second, true)
  expect(statuses.filter(status => status === 201)).toHaveLength(PEOPLE - afterFall)
  expect(statuses.filter(status => status !== 201 && status !== 409)).toEqual([])
  expect(await checkState()).toBe(PEOPLE)
})
