import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import { ComposerInput } from '@academy/contract/concerts/repertoire/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import { readCatalogue } from './read-catalogue.ts'
import { seedCatalogue } from './seed-catalogue.ts'

let fixture: TestApp
let student: Person
beforeAll(async () => {
  fixture = await testApp()
  student = await fixture.person()
  await Promise.all([seedCatalogue(fixture.db), seedCatalogue(fixture.db)])
})
afterAll(() => fixture.close())

const count = async (table: 'composers' | 'pieces' | 'movements') =>
  (await fixture.db.selectFrom(table).select('id').execute()).length
const counts = async () => [await count('composers'), await count('pieces'), await count('movements')]

test('processes that start together provide the catalogue once, and a later start adds nothing', async () => {
  const { composers, works } = readCatalogue()
  const expected = [composers.size, works.length, works.flatMap(({ movements }) => movements).length]
  expect(await counts()).toEqual(expected)
  await seedCatalogue(fixture.db)
  expect(await counts()).toEqual(expected)
})

test.each([
  ['dvorak', 'Antonín Dvořák'],
  ['Dvořák', 'Antonín Dvořák'],
  ['tschaikowsky', 'Pyotr Ilyich Tchaikovsky'],
  ['schostakowitsch', 'Dmitri Shostakovich'],
  ['rachmaninow', 'Sergei Rachmaninoff'],
])('%j finds %s', async (search, expected) => {
  const { body } = await fixture.call(contract.composers, { query: { search } }, { as: student })
  expect(body.map(({ full_name }) => full_name)).toEqual([expected])
})

test('composers and works answer in the language of the request', async () => {
  const said = async (locale: 'de' | 'en') => {
    const found = await fixture.call(
      contract.composers,
      { query: { search: 'schostakowitsch' } },
      { as: student, locale },
    )
    const [composer] = found.body
    const query = { composer_id: composer?.id ?? 0, search: 'cello sonata' }
    const { body } = await fixture.call(contract.pieces, { query }, { as: student, locale })
    return [composer?.full_name, body[0]?.title]
  }
  expect(await said('de')).toEqual(['Dmitri Schostakowitsch', 'Cellosonate'])
  expect(await said('en')).toEqual(['Dmitri Shostakovich', 'Cello Sonata'])
})

test('an older installation gets the German names once, but not for entries that people added', async () => {
  const titles = () =>
    fixture.db.selectFrom('pieces').select(['id', 'title_de', 'search_text']).orderBy('id').execute()
  const before = await titles()
  await fixture.db.updateTable('composers').set({ name_de: '' }).execute()
  await fixture.db.updateTable('pieces').set({ title_de: '' }).execute()
  const own = before.find(({ title_de }) => title_de !== '')
  await fixture.db
    .updateTable('pieces')
    .set({ added_by: student.id })
    .where('id', '=', own?.id ?? 0)
    .execute()
  await seedCatalogue(fixture.db)
  const expected = before.map(piece => (piece.id === own?.id ? { ...piece, title_de: '' } : piece))
  expect(await titles()).toEqual(expected)
  await fixture.db.updateTable('pieces').set({ title_de: '' }).execute()
  await seedCatalogue(fixture.db)
  expect((await titles()).filter(({ title_de }) => title_de !== '')).toEqual([])
})

test('works belong to their composers, and movements to their works, in order', async () => {
  const as = student
  const [bach] = (await fixture.call(contract.composers, { query: { search: 'bach johann s' } }, { as })).body
  const query = { composer_id: bach?.id ?? 0, search: 'bwv 1007' }
  const [suite] = (await fixture.call(contract.pieces, { query }, { as })).body
  expect(suite).toMatchObject({ title: 'Cello Suite No. 1', tonality: 'G major', catalogue_no: 'BWV 1007' })
  const { body } = await fixture.call(contract.movements, { query: { piece_id: suite?.id ?? 0 } }, { as })
  expect(body.map(({ title }) => title).slice(0, 3)).toEqual(['Prélude', 'Allemande', 'Courante'])
})

test('a composer of the starter catalogue cannot be added again', async () => {
  for (const composer of readCatalogue().composers.values()) {
    const { create_anyway, ...body } = ComposerInput.parse({
      ...composer,
      last_prefix: composer.last_prefix ?? '',
    })
    const as = await fixture.person()
    expect((await fixture.refused(contract.addComposer, { body }, { as })).body.code).toBe('composer_exists')
  }
})
