import { foldAccents } from '@academy/contract/base/fold-accents'
import { latinLetters } from '@academy/contract/base/latin-letters'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import {
  type ComposerInput,
  ComposerSuggestion,
  MAX_MOVEMENTS,
  MovementSuggestion,
  type PieceInput,
  PieceSuggestion,
} from '@academy/contract/concerts/repertoire/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'

let fixture: TestApp
let student: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  student = await fixture.person()
})
afterAll(() => fixture.close())

const add = async (input: Partial<ComposerInput>) =>
  (await fixture.call(contract.addComposer, { body: input as ComposerInput }, { as: student })).body
const refusedToAdd = (input: object) =>
  fixture.refused(contract.addComposer, { body: input }, { as: student })
const search = async (typed: string) => {
  const { body } = await fixture.call(contract.composers, { query: { search: typed } }, { as: student })
  return body.map(({ full_name }) => full_name)
}

describe('composers', () => {
  const people = [
    ['Antonín', 'Dvořák', 1841],
    ['Pyotr Ilyich', 'Tchaikovsky', 1840],
    ['Johann Sebastian', 'Bach', 1685],
    ['Carl Philipp Emanuel', 'Bach', 1714],
    ['Béla', 'Bartók', 1881],
  ] as const
  beforeAll(async () => {
    for (const [first_name, last_name, year_of_birth] of people)
      await insertComposer(fixture.db, { first_name, last_name, year_of_birth, year_of_death: null })
    await insertComposer(fixture.db)
  })

  test.each([
    ['dvorak', ['Antonín Dvořák']],
    ['Dvořák', ['Antonín Dvořák']],
    ['tschaikowsky', ['Pyotr Ilyich Tchaikovsky']],
    ['bach', ['Carl Philipp Emanuel Bach', 'Johann Sebastian Bach']],
    ['j s bach', ['Johann Sebastian Bach']],
    ['van beet', ['Ludwig van Beethoven']],
    ['ba', ['Carl Philipp Emanuel Bach', 'Johann Sebastian Bach', 'Béla Bartók']],
    ['xyz', []],
    ["x':* | 'bach", []],
    ['xyz & ! | ( :*', []],
  ])('%j finds %j', async (typed, expected) => {
    expect(await search(typed)).toEqual(expected)
  })

  test.each(['', '???', "'", '& ! | ( :*'])(
    'without a query (%j) all are listed, by surname and ignoring accents',
    async typed => {
      const { body } = await fixture.call(contract.composers, { query: { search: typed } }, { as: student })
      expect(body.map(({ last_name }) => last_name)).toEqual([
        'Bach',
        'Bach',
        'Bartók',
        'Beethoven',
        'Dvořák',
        'Tchaikovsky',
      ])
      expect(body[3]).toMatchObject({
        last_prefix: 'van',
        year_of_birth: 1770,
        full_name: 'Ludwig van Beethoven',
      })
    },
  )

  test('are added, and found in every spelling', async () => {
    const added = await add({
      first_name: ' Dmitri ',
      last_name: 'Shostakovich',
      year_of_birth: 1906,
      year_of_death: 1975,
    })
    expect(added).toMatchObject({ full_name: 'Dmitri Shostakovich', last_prefix: '', year_of_death: 1975 })
    expect(await search('schostakowitsch')).toEqual(['Dmitri Shostakovich'])
  })

  test.each([
    { first_name: 'Ludwig', last_name: 'van Beethoven', year_of_birth: 1770 },
    { first_name: 'Ludwig', last_name: 'Beethoven', last_prefix: 'van', year_of_birth: 1772 },
    { first_name: 'LUDWIG', last_name: 'BEETHOVEN', year_of_birth: 1770, year_of_death: 1827 },
    { first_name: 'Antonin', last_name: 'Dvorak', year_of_birth: 1841 },
    { first_name: 'Pjotr Iljitsch', last_name: 'Tschaikowsky', year_of_birth: 1840, year_of_death: 1893 },
  ])('that exist cannot be added, even with create_anyway: %o', async input => {
    for (const create_anyway of [false, true]) {
      const { status, body } = await refusedToAdd({ ...input, create_anyway })
      expect([status, body.code]).toEqual([409, 'composer_exists'])
      const [first] = ComposerSuggestion.array().parse(body.suggestions)
      expect(first).toMatchObject({ verdict: 'block' })
    }
  })

  test('that are only similar are suggested first, and added with create_anyway', async () => {
    const input = { first_name: 'Johann', last_name: 'Bach', year_of_birth: 1685 }
    const { status, body } = await refusedToAdd(input)
    expect([status, body.code]).toEqual([409, 'composer_similar'])
    expect(ComposerSuggestion.array().parse(body.suggestions)[0]).toMatchObject({
      full_name: 'Johann Sebastian Bach',
      verdict: 'hint',
    })
    expect((await add({ ...input, create_anyway: true })).full_name).toBe('Johann Bach')
  })

  test('whose name begins with another letter are suggested when the years match', async () => {
    await add({ first_name: 'Yekaterina', last_name: 'Yelagina', year_of_birth: 1931 })
    const { body } = await refusedToAdd({
      first_name: 'Ekaterina',
      last_name: 'Elagina',
      year_of_birth: 1931,
    })
    expect(body.code).toBe('composer_similar')
    expect(body.suggestions).toMatchObject([{ full_name: 'Yekaterina Yelagina' }])
  })

  test('with names that differ by the rules but not by the index are still one entry', async () => {
    await add({ first_name: 'Uwe', last_name: 'Voß', year_of_birth: 1950 })
    const other = { first_name: 'Uwe', last_name: 'Vos', year_of_birth: 1950, create_anyway: true }
    expect((await refusedToAdd(other)).body.code).toBe('composer_exists')
  })

  test('every missing field is reported', async () => {
    const { status, body } = await refusedToAdd({ first_name: ' ' })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject({
      first_name: ['required fields missing'],
      last_name: ['required fields missing'],
      year_of_birth: ['required fields missing'],
    })
  })

  test.each([
    [{ year_of_birth: 85 }, 'year_of_birth'],
    [{ year_of_birth: 19_850 }, 'year_of_birth'],
    [{ year_of_birth: '1985' }, 'year_of_birth'],
    [{ year_of_birth: 1985.5 }, 'year_of_birth'],
    [{ year_of_birth: 1985, year_of_death: 1984 }, 'year_of_death'],
    [{ year_of_birth: 1985, last_name: 'x'.repeat(101) }, 'last_name'],
    [{ year_of_birth: 1985, last_name: 'a\u0000b' }, 'last_name'],
  ])('%o is refused at %s', async (input, field) => {
    const { status, body } = await refusedToAdd({ first_name: 'Mira', last_name: 'Talbach', ...input })
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toContain(field)
  })

  test.each([
    [{ year_of_birth: 2028 }, ['year_of_birth']],
    [{ year_of_birth: 1990, year_of_death: 2028 }, ['year_of_death']],
    [{ year_of_birth: 2090, year_of_death: 2091 }, ['year_of_birth', 'year_of_death']],
  ])('a year in the future is refused: %j', async (years, fields) => {
    const { status, body } = await refusedToAdd({ first_name: 'Vera', last_name: 'Zukunft', ...years })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields])
    expect(body.errors?.[fields[0] ?? '']).toEqual(['This year is in the future.'])
  })

  test('more than two hundred entries in an hour are refused', async () => {
    const busy = await fixture.person()
    const input = { first_name: 'Ludwig', last_name: 'Beethoven', year_of_birth: 1770 }
    const once = () => fixture.refused(contract.addComposer, { body: input }, { as: busy })
    const codes = (await Promise.all(Array.from({ length: 201 }, once))).map(({ body }) => body.code)
    expect(codes.filter(code => code === 'too_many_requests')).toHaveLength(1)
    expect((await once()).headers['retry-after']).toBeDefined()
  })
})

describe('pieces', () => {
  let composer_id: number
  beforeAll(async () => {
    composer_id = await insertComposer(fixture.db, {
      first_name: 'Clara',
      last_name: 'Schumann',
      year_of_birth: 1819,
    })
    for (const title of ['Sonata No. 10', 'Sonata No. 2', 'Élégie'])
      await insertPiece(fixture.db, composer_id, { title, opus: '', tonality: '' })
    await insertPiece(fixture.db, composer_id, { title: 'Drei Romanzen', opus: 'op. 22', tonality: '' })
  })
  const titles = async (query: { composer_id: number; search?: string }) =>
    (await fixture.call(contract.pieces, { query }, { as: student })).body.map(({ title }) => title)
  const refused = (input: object) =>
    fixture.refused(contract.addPiece, { body: { composer_id, ...input } }, { as: student })

  test('are sorted naturally: 2 before 10, ignoring accents', async () => {
    expect(await titles({ composer_id })).toEqual([
      'Drei Romanzen',
      'Élégie',
      'Sonata No. 2',
      'Sonata No. 10',
    ])
  })

  test.each([
    ['sonate', ['Sonata No. 2', 'Sonata No. 10']],
    ['sonate 2', ['Sonata No. 2']],
    ['romances op 22', ['Drei Romanzen']],
    ['elegie', ['Élégie']],
    ['%', ['Drei Romanzen', 'Élégie', 'Sonata No. 2', 'Sonata No. 10']],
    ['legie', []],
  ])('%j filters them to %j', async (typed, expected) => {
    expect(await titles({ composer_id, search: typed })).toEqual(expected)
  })

  test('have a title in the other language, and are found by both', async () => {
    const body = { composer_id, title: 'Drei Wiegenlieder', title_en: 'Three Lullabies' } as PieceInput
    await fixture.call(contract.addPiece, { body }, { as: student, locale: 'de' })
    const titleIn = async (locale: 'de' | 'en', typed: string) => {
      const query = { composer_id, search: typed }
      const found = await fixture.call(contract.pieces, { query }, { as: student, locale })
      return found.body.map(({ title }) => title)
    }
    expect(await titleIn('de', 'lullabies')).toEqual(['Drei Wiegenlieder'])
    expect(await titleIn('en', 'wiegenlieder')).toEqual(['Three Lullabies'])
  })

  test('are added with all their data', async () => {
    const body = { composer_id, title: 'Klaviertrio', opus: 'op. 17', tonality: 'g-Moll' } as PieceInput
    const added = await fixture.call(contract.addPiece, { body }, { as: student })
    expect(added.body).toMatchObject({ ...body, catalogue_no: '' })
    expect(await titles({ composer_id, search: 'piano trio' })).toEqual(['Klaviertrio'])
  })

  test('that exist cannot be added again, in any spelling', async () => {
    const input = { title: 'klaviertrio', opus: 'Op.17', tonality: 'G minor', create_anyway: true }
    const { status, body } = await refused(input)
    expect([status, body.code]).toEqual([409, 'piece_exists'])
    expect(PieceSuggestion.array().parse(body.suggestions)).toMatchObject([
      { title: 'Klaviertrio', composer_id, verdict: 'strong' },
    ])
  })

  test('that are similar or of the same series are suggested, and added with create_anyway', async () => {
    const input = { title: 'Sonata No. 3' }
    const { body } = await refused(input)
    expect(body.code).toBe('piece_similar')
    expect(PieceSuggestion.array().parse(body.suggestions)).toMatchObject([
      { verdict: 'series' },
      { verdict: 'series' },
    ])
    const again = { composer_id, ...input, create_anyway: true } as PieceInput
    await fixture.call(contract.addPiece, { body: again }, { as: student })
    expect(await titles({ composer_id, search: 'sonata' })).toHaveLength(3)
  })

  test('can have a title of punctuation, and titles with the same index key are one entry', async () => {
    const body = (title: string) => ({ composer_id, title, create_anyway: true }) as PieceInput
    await fixture.call(contract.addPiece, { body: body('???') }, { as: student })
    await fixture.call(contract.addPiece, { body: body('!!!') }, { as: student })
    await fixture.call(contract.addPiece, { body: body('Spaß') }, { as: student })
    expect((await refused({ title: 'Spas', create_anyway: true })).body.code).toBe('piece_exists')
  })

  test('require a title and an existing composer', async () => {
    expect((await refused({ title: '' })).body.errors).toEqual({ title: ['This field is required.'] })
    for (const unknown of [undefined, 0, 999_999, '1'])
      expect((await refused({ title: 'Trio', composer_id: unknown })).body.errors).toEqual({
        composer_id: ['Please choose a composer first.'],
      })
  })

  test('of an unknown composer are not found', async () => {
    const unknown = await fixture.refused(
      contract.pieces,
      { query: { composer_id: 999_999 } },
      { as: student },
    )
    expect(unknown.body.code).toBe('not_found')
    const none = await fixture.refused(contract.pieces, { query: {} }, { as: student })
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ['composer_id']])
  })
})

describe('movements', () => {
  let piece: { id: number; movements: number[] }
  beforeAll(async () => {
    const composer_id = await insertComposer(fixture.db, {
      first_name: 'Robert',
      last_name: 'Schumann',
      year_of_birth: 1810,
    })
    piece = await insertPiece(fixture.db, composer_id, { movements: ['Allegro', 'Finale'] })
  })
  const list = async (piece_id = piece.id) =>
    (await fixture.call(contract.movements, { query: { piece_id } }, { as: student })).body
  const addAfter = async (title: string, predecessor_id: number | null) =>
    (
      await fixture.call(
        contract.addMovement,
        { body: { piece_id: piece.id, title, predecessor_id } },
        { as: student },
      )
    ).body
  const refused = (input: object) =>
    fixture.refused(
      contract.addMovement,
      { body: { piece_id: piece.id, title: 'Coda', ...input } },
      { as: student },
    )

  test('are listed in order, each with its predecessor', async () => {
    const [first = 0, last = 0] = piece.movements
    expect(await list()).toEqual([
      { id: first, piece_id: piece.id, title: 'Allegro', predecessor_id: null, duration: null },
      { id: last, piece_id: piece.id, title: 'Finale', predecessor_id: first, duration: null },
    ])
  })

  test('are inserted after any other, or first', async () => {
    const [first = 0, last = 0] = piece.movements
    const scherzo = await addAfter('Scherzo', first)
    expect(scherzo).toMatchObject({ predecessor_id: first, duration: null })
    const opening = await addAfter('Introduktion', null)
    const coda = await addAfter('Coda', last)
    const order = await list()
    expect(order.map(({ title }) => title)).toEqual(['Introduktion', 'Allegro', 'Scherzo', 'Finale', 'Coda'])
    expect(order.map(({ predecessor_id }) => predecessor_id)).toEqual([
      null,
      opening.id,
      first,
      scherzo.id,
      last,
    ])
    expect(coda.predecessor_id).toBe(last)
  })

  test('with an existing title get it as a suggestion, and are added with create_anyway', async () => {
    const composer_id = await insertComposer(fixture.db, { last_name: 'Reinecke' })
    const { id: piece_id, movements } = await insertPiece(fixture.db, composer_id, {
      movements: ['Allegro', 'Scherzo. Vivace', 'Adagio', 'Allegro'],
    })
    const [first = 0, scherzo = 0, adagio = 0, last = 0] = movements
    const suggestedFor = async (title: string) => {
      const { status, body } = await refused({ piece_id, title, predecessor_id: null })
      expect([status, body.code]).toEqual([409, 'movement_similar'])
      return MovementSuggestion.array()
        .parse(body.suggestions)
        .map(({ id, predecessor_id, verdict }) => [id, predecessor_id, verdict])
    }
    expect(await suggestedFor('2. Satz: Adagio')).toEqual([[adagio, scherzo, 'strong']])
    expect(await suggestedFor('Scherzo')).toEqual([[scherzo, first, 'weak']])
    expect(await suggestedFor('allegro')).toEqual([
      [first, null, 'strong'],
      [last, adagio, 'strong'],
    ])
    expect(await list(piece_id)).toHaveLength(4)

    const add = async (input: object) => {
      const body = { piece_id, predecessor_id: null, title: '', ...input }
      return (await fixture.call(contract.addMovement, { body }, { as: student })).body.title
    }
    expect(await add({ title: 'Allegretto' })).toBe('Allegretto')
    expect(await add({ title: 'Allegro', create_anyway: true })).toBe('Allegro')
  })

  test('are only compared within their piece, and validation errors come first', async () => {
    const composer_id = await insertComposer(fixture.db, { last_name: 'Raff' })
    const { id: piece_id } = await insertPiece(fixture.db, composer_id, { movements: ['Presto'] })
    const body = { piece_id, title: 'Finale', predecessor_id: null }
    expect((await fixture.call(contract.addMovement, { body }, { as: student })).body.title).toBe('Finale')
    const wrong = await refused({ piece_id, title: 'Presto', predecessor_id: 999_999 })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_input'])
    const german = await fixture.refused(
      contract.addMovement,
      { body: { piece_id, title: 'Presto', predecessor_id: null } },
      { as: student, locale: 'de' },
    )
    expect(german.body.message).toBe('In diesem Werk gibt es ähnliche Sätze.')
  })

  test('require a title, an existing piece and a predecessor in it', async () => {
    const other = await insertPiece(fixture.db, await insertComposer(fixture.db, { last_name: 'Reger' }), {
      movements: ['Andante'],
    })
    const says = async (input: object) => (await refused({ predecessor_id: null, ...input })).body.errors
    expect(await says({ title: ' ' })).toEqual({ title: ['This field is required.'] })
    for (const piece_id of [undefined, null, 999_999])
      expect(await says({ piece_id })).toEqual({ piece_id: ['Please choose a piece.'] })
    for (const predecessor_id of [other.movements[0], 999_999])
      expect(await says({ predecessor_id })).toEqual({
        predecessor_id: ['This movement does not belong to the piece.'],
      })
    expect(Object.keys((await refused({})).body.errors ?? {})).toEqual(['predecessor_id'])
  })

  test('of an unknown piece are not found, and a piece has at most two hundred', async () => {
    const unknown = await fixture.refused(
      contract.movements,
      { query: { piece_id: 999_999 } },
      { as: student },
    )
    expect(unknown.body.code).toBe('not_found')
    const composer_id = await insertComposer(fixture.db, { last_name: 'Czerny' })
    const titles = Array.from({ length: MAX_MOVEMENTS }, (_, index) => `Etüde ${index + 1}`)
    const full = await insertPiece(fixture.db, composer_id, { movements: titles })
    expect(await list(full.id)).toHaveLength(200)
    expect((await refused({ piece_id: full.id, predecessor_id: null })).body.code).toBe('too_many_movements')
  })
})

describe('names in other scripts', () => {
  test('are found in the catalogue, and compared with it', async () => {
    const shchedrin = { first_name: 'Rodion', last_name: 'Shchedrin', year_of_birth: 1932 }
    await insertComposer(fixture.db, { ...shchedrin, year_of_death: 2025 })
    expect(await search('Щедрин')).toEqual(['Rodion Shchedrin'])
    expect(await search('Щед')).toEqual(['Rodion Shchedrin'])
    const { body } = await refusedToAdd({
      first_name: 'Родион',
      last_name: 'Щедрин',
      year_of_birth: 1932,
      year_of_death: 2025,
    })
    expect(body).toMatchObject({ code: 'composer_exists', suggestions: [{ last_name: 'Shchedrin' }] })
  })

  test('are spelled as the search for people spells them', async () => {
    const letters = [...Array(0x500).keys()].slice(0x370).map(code => foldAccents(String.fromCodePoint(code)))
    const text = [...letters, 'ου'].join(' ')
    const { rows } = await sql<{ latin: string }>`select latin_letters(${text}) as latin`.execute(fixture.db)
    expect(latinLetters(text)).toBe(rows[0]?.latin)
  })
})
