import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { connect } from '../db/connection.ts'
import { withLease } from './lease.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const refuse = () => {
  throw new Error('taken')
}
const run = (subject: string, work: () => Promise<unknown>, db = database.db) =>
  withLease(db, { name: 'lease-test', subject, seconds: 60 }, work, refuse)

/** Everyone tries to take the lease; the holder keeps it until all others have tried. */
const together = async (subjectOf: (index: number) => string) => {
  const tries = 20
  const over = Promise.withResolvers<void>()
  let outcomes = 0
  const settle = () => {
    if (++outcomes === tries) over.resolve()
  }
  const results = await Promise.allSettled(
    Array.from({ length: tries }, (_, index) => {
      const result = run(subjectOf(index), () => {
        settle()
        return over.promise
      })
      result.catch(settle)
      return result
    }),
  )
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('one of many concurrent attempts gets the lease', async () => {
  expect(await together(() => 'same')).toBe(1)
})

test('control: with separate subjects all attempts get a lease', async () => {
  expect(await together(index => `own ${index}`)).toBe(20)
})

test('it applies to other processes, and is released afterwards, also after a failure', async () => {
  const other = connect(database.url, 1)
  try {
    await run('a', async () => {
      await expect(run('a', async () => {}, other.db)).rejects.toThrow('taken')
      expect(await run('b', async () => 'free', other.db)).toBe('free')
    })
    const failing = run('a', () => Promise.reject(new Error('no luck')))
    await expect(failing).rejects.toThrow('no luck')
    expect(await run('a', async () => 'free', other.db)).toBe('free')
  } finally {
    await other.close()
  }
})

test('an expired lease is taken by the next caller, and the late owner does not end the new one', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const start = async (end: Promise<void>) => {
    const started = Promise.withResolvers<void>()
    const over = run('slow', () => {
      started.resolve()
      return end
    })
    await started.promise
    return { over }
  }
  const late = await start(first.promise)
  await expect(run('slow', async () => {})).rejects.toThrow('taken')
  await sql`update rate_limits set window_ends = now() - interval '1 second'`.execute(database.db)
  const next = await start(second.promise)
  first.resolve()
  await late.over
  await expect(run('slow', async () => {})).rejects.toThrow('taken')
  second.resolve()
  await next.over
  expect(await run('slow', async () => 'free')).toBe('free')
})
