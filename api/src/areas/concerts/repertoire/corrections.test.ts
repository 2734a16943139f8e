import * as contract from '@academy/contract/concerts/repertoire/correction-endpoints'
import * as repertoire from '@academy/contract/concerts/repertoire/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'

let fixture: TestApp
let office: Person
let composer: number
let piece: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  office = await fixture.person(['AcademyManager'])
  const life = { year_of_birth: 1907, year_of_death: 1975 }
  composer = await insertComposer(fixture.db, { first_name: 'Dimitri', last_name: 'Shostakovich', ...life })
  piece = (await insertPiece(fixture.db, composer, { title: 'Cello Sonata' })).id
})
afterEach(() => fixture.close())

const by = (id: number) => ({ params: { id: String(id) } })
const corrected = (details: object = {}) => ({
  version: 1,
  first_name: 'Dmitri',
  last_name: 'Shostakovich',
  name_de: 'Dmitri Schostakowitsch',
  year_of_birth: 1906,
  year_of_death: 1975,
  ...details,
})
const refuse = async (details: object, id = composer) => {
  const input = { params: { id }, body: corrected(details) }
  const { status, body } = await fixture.refused(contract.correctComposer, input, { as: office })
  return [status, body.code, Object.keys(body.errors ?? {})]
}
const names = async (search: string, locale: 'de' | 'en') =>
  (await fixture.call(repertoire.composers, { query: { search } }, { as: office, locale })).body.map(
    ({ full_name }) => full_name,
  )

test('the names and years of a composer are corrected in both languages, found, and recorded', async () => {
  const { body } = await fixture.call(
    contract.correctComposer,
    { ...by(composer), body: corrected() },
    { as: office },
  )
  expect(body).toMatchObject({ version: 2, first_name: 'Dmitri', year_of_birth: 1906 })
  expect((await fixture.call(contract.composerEntry, by(composer), { as: office })).body).toEqual(body)
  expect(await names('Schostakowitsch', 'de')).toEqual(['Dmitri Schostakowitsch'])
  expect(await names('Schostakowitsch', 'en')).toEqual(['Dmitri Shostakovich'])
  const log = await fixture.db.selectFrom('audit_log').select(['action', 'details']).execute()
  expect(log).toMatchObject([{ action: 'composer_corrected', details: { composer_id: composer } }])
})

test('of two corrections of one version the second is refused, and so are wrong years and a name that exists', async () => {
  expect(await refuse({ year_of_death: 1900 })).toEqual([422, 'invalid_input', ['year_of_death']])
  expect(await refuse({ year_of_birth: 2100, year_of_death: null })).toEqual([
    422,
    'invalid_input',
    ['year_of_birth'],
  ])
  const other = await insertComposer(fixture.db, {
    first_name: 'Maxim',
    last_name: 'Shostakovich',
    year_of_birth: 1938,
    year_of_death: null,
  })
  expect(await refuse({ first_name: 'Dimitri', year_of_birth: 1907 }, other)).toEqual([
    409,
    'composer_exists',
    [],
  ])
  await fixture.call(contract.correctComposer, { ...by(composer), body: corrected() }, { as: office })
  expect(await refuse({})).toEqual([409, 'changed_meanwhile', []])
  expect(await refuse({}, 999_999)).toEqual([404, 'not_found', []])
})

test('the titles of a work are corrected in both languages', async () => {
  const { body: known } = await fixture.call(contract.pieceEntry, by(piece), { as: office })
  expect(known).toMatchObject({ version: 1, title: 'Cello Sonata' })
  const body = {
    version: 1,
    title: 'Sonata for Cello and Piano',
    title_de: 'Sonate für Violoncello und Klavier',
    opus: 'op. 40',
    tonality: 'D minor',
  }
  await fixture.call(contract.correctPiece, { ...by(piece), body }, { as: office })
  const pieces = await fixture.call(
    repertoire.pieces,
    { query: { composer_id: composer, search: 'Violoncello' } },
    { as: office, locale: 'de' },
  )
  expect(pieces.body).toMatchObject([
    { id: piece, title: 'Sonate für Violoncello und Klavier', opus: 'op. 40' },
  ])
  const again = await fixture.refused(contract.correctPiece, { params: { id: piece }, body }, { as: office })
  expect(again.body.code).toBe('changed_meanwhile')
})
