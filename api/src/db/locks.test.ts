import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { lockCatalogue } from './advisory-locks.ts'
import type { Db, Tx } from './connection.ts'
import { lockAccount, lockAccounts, lockBalances } from './locks.ts'
import { exemptFromLockOrder, recordLock } from './row-lock.ts'

let database: { db: Db; close(): Promise<void> }
let [first, second] = [0, 0]
beforeAll(async () => {
  database = await testDatabase()
  const account = (email: string) => ({ email, first_name: 'Ada', last_name: 'Lovelace', password_hash: '-' })
  const accounts = await database.db
    .insertInto('accounts')
    .values([account('one@example.org'), account('two@example.org')])
    .returning('id')
    .execute()
  ;[first = 0, second = 0] = accounts.map(({ id }) => id).toSorted((a, b) => a - b)
})
afterAll(() => database.close())

const locking = (work: (tx: Tx) => Promise<unknown>) => database.db.transaction().execute(work)

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  [
    'earlier names before later ones',
    async tx => {
      await lockCatalogue(tx)
      await lockAccount(tx, first)
      recordLock(tx, 'invoice_counter', [2027])
    },
  ],
  ['several rows in one statement, whatever the order of the ids', tx => lockAccounts(tx, [second, first])],
  [
    'a row that it already has locked',
    async tx => {
      await lockAccount(tx, first)
      recordLock(tx, 'invoice_counter', [2027])
      await lockAccount(tx, first)
    },
  ],
  [
    'a row that does not exist',
    async tx => {
      recordLock(tx, 'invoice_counter', [2027])
      await lockBalances(tx, [0])
    },
  ],
  [
    'anything in an exempt transaction',
    async tx => {
      exemptFromLockOrder(tx)
      recordLock(tx, 'invoice_counter', [2027])
      await lockAccount(tx, first)
    },
  ],
])('a transaction may lock %s', async (_, work) => {
  await locking(work)
})

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  [
    'an earlier name after a later one',
    async tx => {
      recordLock(tx, 'invoice_counter', [2027])
      await lockAccount(tx, first)
    },
  ],
  [
    'a lower id after a higher one',
    async tx => {
      await lockAccount(tx, second)
      await lockAccount(tx, first)
    },
  ],
  [
    'an advisory lock after a row',
    async tx => {
      await lockAccount(tx, first)
      await lockCatalogue(tx)
    },
  ],
])('throws in tests when a transaction locks %s', async (_, work) => {
  await expect(locking(work)).rejects.toThrow('Lock out of order')
})
