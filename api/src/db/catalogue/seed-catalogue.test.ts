import * as contract from '@academy/contract/repertoire/endpoints'
import { ComposerInput } from '@academy/contract/repertoire/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
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
