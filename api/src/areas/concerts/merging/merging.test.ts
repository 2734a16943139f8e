import * as contract from '@academy/contract/concerts/merging/endpoints'
import * as repertoire from '@academy/contract/concerts/repertoire/endpoints'
import * as concerts from '@academy/contract/concerts/requests/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { insertApplication } from '../../../../test/concert.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { mergeEntries } from './merging.ts'

let fixture: TestApp
let office: Person
let student: Person
let english: number
let german: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  office = await fixture.person(['AcademyManager'])
  student = await fixture.person()
  const life = { year_of_birth: 1840, year_of_death: 1893 }
  english = await insertComposer(fixture.db, { first_name: 'Pyotr', last_name: 'Tchaikovsky', ...life })
  german = await insertComposer(fixture.db, { first_name: 'Peter', last_name: 'Tschaikovsky', ...life })
})
afterEach(() => fixture.close())

type Kind = 'composer' | 'piece'
const merge = async (kind: Kind, merged_id: number, into_id: number) =>
  (
    await fixture.call(
      contract.merge,
      { body: { kind, merged_id, into_id, confirmed: true } },
      { as: office },
    )
  ).body
const refused = async (kind: Kind, merged_id: number, into_id: number) =>
  (await fixture.refused(contract.merge, { body: { kind, merged_id, into_id } }, { as: office })).body.code
const undo = (id: number) => fixture.call(contract.undoMerge, { params: { id: String(id) } }, { as: office })
const merges = async () => (await fixture.call(contract.merges, {}, { as: office })).body
const search = async (typed: string) =>
  (await fixture.call(repertoire.composers, { query: { search: typed } }, { as: student })).body.map(
    ({ id }) => id,
  )
const pieces = async (composer_id: number, typed = '') =>
  (await fixture.call(repertoire.pieces, { query: { composer_id, search: typed } }, { as: student })).body

describe('merging two composers', () => {
  test('redirects the merged one to the other, until it is undone', async () => {
    expect(await search('peter')).toEqual(expect.arrayContaining([english, german]))
    const { id, ...made } = await merge('composer', german, english)
    expect(made).toEqual({
      kind: 'composer',
      merged: 'Peter Tschaikovsky (1840 – 1893)',
      into: 'Pyotr Tchaikovsky (1840 – 1893)',
      merged_at: expect.stringMatching(/^2027-07-20T08:/),
      merged_by: 'Test Person',
    })
    for (const typed of ['', 'tschaikovsky', 'peter', 'pyotr']) expect(await search(typed)).toEqual([english])
    expect(await merges()).toMatchObject([{ id }])
    await undo(id)
    expect(await merges()).toEqual([])
    expect(await search('tschaikovsky')).toEqual(expect.arrayContaining([german]))
  })

  test('lists their works together, and separates them again', async () => {
    const trio = await insertPiece(fixture.db, german, { title: 'Trio', movements: ['Pezzo elegiaco'] })
    const rococo = await insertPiece(fixture.db, english, { title: 'Rococo Variations' })
    const { id } = await merge('composer', german, english)
    for (const composer_id of [german, english])
      expect(await pieces(composer_id)).toMatchObject([
        { id: rococo.id, composer_id: english },
        { id: trio.id, composer_id: english },
      ])
    const body = { composer_id: german, title: 'Nocturne', opus: 'op. 19' }
    const added = await fixture.call(repertoire.addPiece, { body }, { as: student })
    expect(added.body.composer_id).toBe(english)
    const again = {
      composer_id: english,
      title: 'TRIO',
      opus: 'op. 69',
      tonality: 'A-Dur',
      create_anyway: true,
    }
    expect((await fixture.refused(repertoire.addPiece, { body: again }, { as: student })).body).toMatchObject(
      {
        code: 'piece_exists',
        suggestions: [{ id: trio.id, composer_id: english }],
      },
    )
    await undo(id)
    expect((await pieces(german)).map(piece => piece.id)).toEqual([trio.id])
    expect((await pieces(english)).map(piece => piece.id)).toEqual([added.body.id, rococo.id])
  })

  test('suggests the other one when the merged one is added again', async () => {
    await merge('composer', german, english)
    const body = { first_name: 'Peter', last_name: 'Tschaikovsky', year_of_birth: 1840, create_anyway: true }
    expect((await fixture.refused(repertoire.addComposer, { body }, { as: student })).body).toMatchObject({
      code: 'composer_exists',
      suggestions: [{ id: english, verdict: 'block' }],
    })
  })

  test('undone also separates their works that were merged with each other', async () => {
    const [one, other, third] = [
      await insertPiece(fixture.db, german, { title: 'Trio a-Moll' }),
      await insertPiece(fixture.db, english, { title: 'Piano Trio' }),
      await insertPiece(fixture.db, english, { title: 'Klaviertrio' }),
    ]
    const { id } = await merge('composer', german, english)
    await merge('piece', one.id, other.id)
    const within = await merge('piece', third.id, other.id)
    expect((await pieces(english)).map(piece => piece.id)).toEqual([other.id])
    await undo(id)
    expect((await pieces(german)).map(piece => piece.id)).toEqual([one.id])
    expect((await pieces(english)).map(piece => piece.id)).toEqual([other.id])
    expect((await merges()).map(one => one.id)).toEqual([within.id])
  })
})

describe('merging two pieces', () => {
  test('applies to lists, movements and requests, until it is undone', async () => {
    await insertApplication(fixture.db, student.id, { masterclass_id: await insertMasterclass(fixture.db) })
    const good = await insertPiece(fixture.db, english, { movements: ['Moderato', 'Finale'] })
    const bad = await insertPiece(fixture.db, english, {
      title: 'Zellosonate',
      opus: '',
      movements: ['Satz 1'],
    })
    const request = { earliest_performance_date: '2027-08-05', duration_seconds: 60 }
    const ask = async (piece_id: number) =>
      (await fixture.call(concerts.request, { body: { ...request, piece_id } }, { as: student })).body
    await ask(bad.id)

    const { id, ...made } = await merge('piece', bad.id, good.id)
    expect(made).toMatchObject({
      kind: 'piece',
      merged: 'Pyotr Tchaikovsky: Zellosonate in A major',
      into: 'Pyotr Tchaikovsky: Cello Sonata No. 3 in A major, op. 69',
    })
    expect((await pieces(english)).map(piece => piece.id)).toEqual([good.id])
    expect((await pieces(english, 'zellosonate')).map(piece => piece.id)).toEqual([good.id])
    const movements = await fixture.call(
      repertoire.movements,
      { query: { piece_id: bad.id } },
      { as: student },
    )
    expect(movements.body.map(({ title }) => title)).toEqual(['Moderato', 'Finale'])
    const body = { piece_id: bad.id, title: 'Coda', predecessor_id: good.movements[1] ?? 0 }
    expect((await fixture.call(repertoire.addMovement, { body }, { as: student })).body.piece_id).toBe(
      good.id,
    )
    expect((await ask(bad.id)).piece_id).toBe(good.id)

    const own = async () =>
      (await fixture.call(concerts.requests, {}, { as: student })).body.map(request => request.piece_id)
    expect(await own()).toEqual([good.id, good.id])
    await undo(id)
    expect(await own()).toEqual([good.id, bad.id])
    expect(await pieces(english)).toHaveLength(2)
  })
})

describe('a merge is refused', () => {
  test('for an entry with itself, or with part of another merge', async () => {
    const third = await insertComposer(fixture.db, { last_name: 'Arensky' })
    expect(await refused('composer', german, german)).toBe('merge_impossible')
    await merge('composer', german, english)
    // Already merged; into a merged one; one that is the target of another merge.
    expect(await refused('composer', german, third)).toBe('merge_impossible')
    expect(await refused('composer', third, german)).toBe('merge_impossible')
    expect(await refused('composer', english, third)).toBe('merge_impossible')
    await merge('composer', third, english)
    expect(await merges()).toHaveLength(2)
  })

  test('for works of two composers', async () => {
    const [one, other] = [await insertPiece(fixture.db, german), await insertPiece(fixture.db, english)]
    expect(await refused('piece', one.id, other.id)).toBe('merge_impossible')
  })

  test('for an unknown entry', async () => {
    expect(await refused('composer', 999_999, english)).toBe('not_found')
    expect(await refused('piece', english, 999_999)).toBe('not_found')
    const gone = await fixture.refused(contract.undoMerge, { params: { id: '999999' } }, { as: office })
    expect(gone.body.code).toBe('not_found')
    const nothing = await fixture.refused(contract.merge, { body: {} }, { as: office })
    expect([nothing.status, Object.keys(nothing.body.errors ?? {})]).toEqual([
      422,
      ['kind', 'merged_id', 'into_id'],
    ])
  })

  test('undoing it is refused when an entry with the same index key was added in the meantime', async () => {
    const gross = await insertComposer(fixture.db, {
      first_name: 'Uwe',
      last_name: 'Voß',
      year_of_birth: 1950,
      year_of_death: null,
    })
    const { id } = await merge('composer', gross, english)
    const body = { first_name: 'Uwe', last_name: 'Vos', year_of_birth: 1950, create_anyway: true }
    await fixture.call(repertoire.addComposer, { body }, { as: student })
    const answer = await fixture.refused(contract.undoMerge, { params: { id: String(id) } }, { as: office })
    expect([answer.status, answer.body.code]).toEqual([409, 'merge_impossible'])
    expect(await merges()).toHaveLength(1)
  })
})

describe('two concurrent merges, each into the other', () => {
  const ways = [
    () => ({ kind: 'composer' as const, merged_id: german, into_id: english, confirmed: false }),
    () => ({ kind: 'composer' as const, merged_id: english, into_id: german, confirmed: false }),
  ]
  const attempt = () =>
    Promise.all(
      ways.map(input =>
        mergeEntries(fixture.db, {
          input: input(),
          merged_by: office.id,
          now: new Date(),
        }).then(
          () => 'merged',
          error => error.code,
        ),
      ),
    )

  test('one of them succeeds', async () => {
    expect((await attempt()).toSorted()).toEqual(['merge_impossible', 'merged'])
    expect(await search('')).toHaveLength(1)
  })

  test('control: without the lock both vanish from the list, each merged into the other', async () => {
    const outcomes = await raceAt({ url: fixture.url, table: 'composers', count: 2 }, () =>
      withoutLocks(['catalogue'], attempt),
    )
    expect(outcomes).toEqual(['merged', 'merged'])
    expect(await search('')).toEqual([])
  })
})

test('two composers with other first names or years are merged only once it is confirmed', async () => {
  const clara = { first_name: 'Clara', last_name: 'Schumann', year_of_birth: 1819, year_of_death: 1896 }
  const robert = { first_name: 'Robert', last_name: 'Schumann', year_of_birth: 1810, year_of_death: 1856 }
  const [hers, his] = [await insertComposer(fixture.db, clara), await insertComposer(fixture.db, robert)]
  expect(await refused('composer', hers, his)).toBe('merge_doubtful')
  expect(await merges()).toEqual([])
  const body = { kind: 'composer', merged_id: hers, into_id: his, confirmed: true } as const
  await fixture.call(contract.merge, { body }, { as: office })
  expect(await merges()).toHaveLength(1)
})
