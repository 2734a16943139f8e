import { addComposer, addPiece } from '@academy/contract/concerts/repertoire/endpoints'
import { composerSearchText, pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertComposer } from '../../../../test/repertoire.ts'
import { findKnownPieces, findSimilarNames, MAX_COMPARED } from './queries.ts'
import { SAME_YEARS, similarNameQuery } from './rules.ts'

const MANY = 1_000

let academy: TestApp
let student: Person
let composer_id: number
beforeAll(async () => {
  academy = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  student = await academy.person()
  composer_id = await insertComposer(academy.db)
  const titles = Array.from({ length: MANY }, (_, at) => ({ title: `Studie ${at + 1}`, opus: '' }))
  titles.push({ title: 'Waldweben für Violoncello', opus: 'op. 4711' })
  const rows = titles.map(({ title, opus }) => ({
    title,
    opus,
    search_text: pieceSearchText({ title, opus }),
  }))
  await sql`
    insert into pieces (composer_id, title, opus, search_text)
    select ${composer_id}, title, opus, search_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (title text, opus text, search_text text)
  `.execute(academy.db)
  await sql`
    insert into composers (first_name, last_name, year_of_birth, search_text)
    select 'Anton', 'Bergner ' || n, 1901 + n % 2, 'anton bergner ' || n from generate_series(1, ${MANY}) n
  `.execute(academy.db)
})
afterAll(() => academy.close())

describe('among a thousand works of one composer', () => {
  const piece = { composer_id, opus: '', catalogue_no: '', tonality: '' }

  test('a new one is compared with the two hundred that share the most words', async () => {
    const known = await findKnownPieces(
      academy.db,
      composer_id,
      pieceSearchText({ title: 'Waldweben' }),
      'de',
    )
    expect(known).toHaveLength(MAX_COMPARED)
    expect(known[0]?.title).toBe('Waldweben für Violoncello')
  })

  test.each([
    ['Waldweben für Violoncello', 'op. 4711', 'piece_exists'],
    ['Waldweben for Cello', 'op. 4711', 'piece_similar'],
    ['waldweben', '', 'piece_similar'],
    ['Studie 999', '', 'piece_exists'],
  ])('%s %s is still found', async (title, opus, code) => {
    const body = { ...piece, composer_id, title, opus }
    const refusal = await academy.refused(addPiece, { body }, { as: student })
    expect(refusal.body.code).toBe(code)
  })
})

describe('among a thousand composers of one name and period', () => {
  const anton = { first_name: 'Anton', last_name: 'Bergner 1000', year_of_birth: 1901 }

  test('a new one is compared with the two hundred most similar in words', async () => {
    const search_text = composerSearchText(anton)
    const known = await findSimilarNames(
      academy.db,
      similarNameQuery(anton),
      1901,
      SAME_YEARS,
      search_text,
      'de',
    )
    expect(known).toHaveLength(MAX_COMPARED)
    expect(known.map(({ last_name }) => last_name)).toContain(anton.last_name)
  })

  test('an identical one is still refused', async () => {
    const body = { ...anton, last_prefix: '', year_of_death: null }
    const refusal = await academy.refused(addComposer, { body }, { as: student })
    expect(refusal.body.code).toBe('composer_exists')
  })
})

test('one account can add two hundred entries an hour', async () => {
  const as = await academy.person()
  const body = { composer_id: 2_000_000_000, title: 'Studie' }
  const codes: string[] = []
  for (let at = 0; at < 201; at++) codes.push((await academy.refused(addPiece, { body }, { as })).body.code)
  expect([codes[199], codes[200]]).toEqual(['invalid_input', 'too_many_requests'])
})
