import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import type { ComposerInput } from '@academy/contract/concerts/repertoire/schemas'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { rounds } from '../../../../test/rounds.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { insertMovement } from './movement-queries.ts'
import { addComposerOnce as addOnce, insertAfter } from './repertoire.ts'

let fixture: TestApp
let student: Person
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  student = await fixture.person()
})
afterEach(() => fixture.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const countOf = <T>(values: T[], wanted: T) => values.filter(value => value === wanted).length
const rowsOf = async (table: 'composers' | 'pieces') =>
  (await fixture.db.selectFrom(table).select('id').execute()).length

const german = { first_name: 'Pjotr Iljitsch', last_name: 'Tschaikowsky', year_of_birth: 1840 }
const english = { first_name: 'Pyotr Ilyich', last_name: 'Tchaikovsky', year_of_birth: 1840 }
const always = [german, german] as const
const inTurn = [german, english] as const

const post = async (url: string, payload: object) => {
  const headers = { authorization: `Bearer ${student.token}` }
  const response = await fixture.app.inject({ method: 'POST', url, headers, payload })
  return response.statusCode === 201 ? 'added' : response.json().code
}

describe('fifty concurrent additions of the same composer', () => {
  test.each([
    ['in one spelling', always],
    ['in two spellings', inTurn],
  ])('%s: one entry, and the others get it as a suggestion', async (_, spellings) => {
    const codes = await times(50, index =>
      post('/api/concert-requests/composers', { ...spellings[index % 2], create_anyway: true }),
    )
    expect([countOf(codes, 'added'), countOf(codes, 'composer_exists')]).toEqual([1, 49])
    expect(await rowsOf('composers')).toBe(1)
  })

  /** Every request searches before any request writes. */
  const addWithoutLock = (spellings: typeof always | typeof inTurn) =>
    raceAt({ url: fixture.url, table: 'composers', count: 10 }, () =>
      times(10, index => {
        const input: ComposerInput = {
          last_prefix: '',
          year_of_death: null,
          create_anyway: false,
          ...(spellings[index % 2] ?? german),
        }
        const addition = { input, added_by: student.id, now: new Date() }
        return withoutLocks(['catalogue'], () => addOnce(fixture.db, addition)).then(
          () => 'added',
          error => error.code,
        )
      }),
    )

  test('control: without the lock the index allows one entry for each of the two spellings', async () => {
    const codes = await addWithoutLock(inTurn)
    expect([countOf(codes, 'added'), countOf(codes, 'composer_exists')]).toEqual([2, 8])
  })

  test('control: without the lock and the index there are ten entries', async () => {
    await sql`drop index composers_once`.execute(fixture.db)
    expect(countOf(await addWithoutLock(always), 'added')).toBe(10)
    expect(await rowsOf('composers')).toBe(10)
  })
})

test('fifty concurrent additions of the same piece create one entry', async () => {
  const composer_id = await insertComposer(fixture.db)
  const spellings = [
    { title: 'Sonate für Klavier', opus: 'op. 13', tonality: 'c-Moll' },
    { title: 'sonate fur klavier', opus: 'Op.13', tonality: 'C minor' },
  ]
  const codes = await times(50, index =>
    post('/api/concert-requests/pieces', { composer_id, ...spellings[index % 2], create_anyway: true }),
  )
  expect([countOf(codes, 'added'), countOf(codes, 'piece_exists')]).toEqual([1, 49])
  expect(await rowsOf('pieces')).toBe(1)
})

const orderOf = (piece_id: number) =>
  fixture.db
    .selectFrom('movements')
    .select(['id', 'title', 'position'])
    .where('piece_id', '=', piece_id)
    .orderBy('position')
    .execute()
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('thirty concurrent movements added to a piece', () => {
  let piece: { id: number; movements: number[] }
  beforeEach(async () => {
    piece = await insertPiece(fixture.db, await insertComposer(fixture.db), { movements: ['I', 'II', 'III'] })
  })

  test('are all stored, each after its predecessor, at positions 1, 2, 3 … without a gap', async () => {
    const behind = [null, ...piece.movements]
    const codes = await times(30, index => {
      const predecessor_id = behind[index % behind.length] ?? null
      return post('/api/concert-requests/movements', {
        piece_id: piece.id,
        title: `new ${index % behind.length}`,
        predecessor_id,
        create_anyway: true,
      })
    })
    expect(countOf(codes, 'added')).toBe(30)
    const order = await orderOf(piece.id)
    expect(order.map(({ position }) => position)).toEqual(upTo(33))
    const titles = order.map(({ title }) => title)
    const blocks = titles.join(' ').split(/ ?\bI+\b ?/)
    expect(titles.filter(title => title.startsWith('I'))).toEqual(['I', 'II', 'III'])
    expect(blocks).toEqual([
      Array(8).fill('new 0').join(' '),
      Array(8).fill('new 1').join(' '),
      Array(7).fill('new 2').join(' '),
      Array(7).fill('new 3').join(' '),
    ])
  })

  const spellings = ['Adagio', 'IV. Adagio', '4. Satz: Adagio'] as const

  test('in several spellings of one title are stored once, and the others get it as a suggestion', async () => {
    const codes = await times(30, index =>
      post('/api/concert-requests/movements', {
        piece_id: piece.id,
        title: spellings[index % spellings.length],
        predecessor_id: piece.movements[2],
      }),
    )
    expect([countOf(codes, 'added'), countOf(codes, 'movement_similar')]).toEqual([1, 29])
    expect(await orderOf(piece.id)).toHaveLength(4)
  })

  /** Runs a second addition without the lock while the first one has not committed. */
  const insertWithoutLock = async (meanwhile: (second: Promise<string>) => Promise<unknown>) => {
    const added_at = new Date()
    const first = { piece_id: piece.id, title: spellings[0], position: 4, added_by: student.id, added_at }
    const input = {
      piece_id: piece.id,
      title: spellings[1],
      predecessor_id: piece.movements[2] ?? null,
      create_anyway: false,
    }
    return fixture.db.transaction().execute(async tx => {
      await insertMovement(tx, first)
      const addition = { input, added_by: student.id, locale: 'en', now: added_at } as const
      const second = withoutLocks(['piece'], () => insertAfter(fixture.db, addition)).then(
        () => 'added',
        error => error.constraint,
      )
      await meanwhile(second)
      return { second }
    })
  }

  test('control: without the lock two take the same position, and only the database refuses it', async () => {
    // The constraint is checked once the first transaction ends.
    const { second } = await insertWithoutLock(() => untilBlocked(fixture.db))
    expect(await second).toBe('movements_in_order')
  })

  test('control: without the lock and the constraint two movements have the same position', async () => {
    await sql`alter table movements drop constraint movements_in_order`.execute(fixture.db)
    const { second } = await insertWithoutLock(added => added)
    expect(await second).toBe('added')
    expect(await orderOf(piece.id)).toHaveLength(5)
  })
})

test('after any insertions the order is that of a list', async () => {
  const composer_id = await insertComposer(fixture.db)
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), async places => {
      run += 1
      const piece = await insertPiece(fixture.db, composer_id, { title: `Suite ${run}` })
      const expected: number[] = []
      for (const place of places) {
        const at = place % (expected.length + 1)
        const body = {
          piece_id: piece.id,
          title: 'Satz',
          predecessor_id: expected[at - 1] ?? null,
          create_anyway: true,
        }
        // A new person each time, because additions are rate limited.
        const { body: added } = await fixture.call(
          contract.addMovement,
          { body },
          { as: await fixture.person() },
        )
        expected.splice(at, 0, added.id)
      }
      const { body: listed } = await fixture.call(
        contract.movements,
        { query: { piece_id: piece.id } },
        { as: student },
      )
      expect(listed.map(({ id }) => id)).toEqual(expected)
      expect(listed.map(({ predecessor_id }) => predecessor_id)).toEqual([null, ...expected.slice(0, -1)])
      expect((await orderOf(piece.id)).map(({ position }) => position)).toEqual(upTo(places.length))
    }),
    { numRuns: rounds(25) },
  )
})
