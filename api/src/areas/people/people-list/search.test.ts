import { searchPeople } from '@academy/contract/people/people-list/endpoints'
import { FOUND_PEOPLE } from '@academy/contract/people/people-list/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PeopleFixture, peopleFixture } from '../../../../test/people-fixture.ts'
import { READ_PEOPLE } from './search-queries.ts'

let fixture: PeopleFixture
beforeAll(async () => {
  fixture = await peopleFixture()
})
afterAll(() => fixture.close())

const search = async (typed: string) =>
  (await fixture.call(searchPeople, { query: { search: typed } }, fixture.as)).body
const namesOf = async (typed: string) => (await search(typed)).map(({ full_name }) => full_name)

const joerg = "Jörg Émile Müller-O'Brien"
const matthias = 'Matthias Weißkamp'

describe('names', () => {
  test.each([
    ['Müller', joerg],
    ['mueller', joerg],
    ['muller', joerg],
    ['müler', joerg],
    ['o’brien jörg', joerg],
    ['obrien', joerg],
    ['mul emi', joerg],
    ['emile JOERG', joerg],
    ['weisskamp', matthias],
    ['weiskamp mathias', matthias],
    ['kamp', undefined],
    ['Mirtscha', undefined],
    ['vantul', 'Mircea Vântuleanu'],
    ['mirkea', 'Mircea Vântuleanu'],
    ['carl', 'Karl Ungebunden'],
    ['karl talbach', undefined],
  ])('%s finds %s', async (typed, name) => {
    expect(await namesOf(typed)).toEqual(name ? [name] : [])
  })

  test.each([
    ['a wrong letter', 'weizkamp'],
    ['a missing letter', 'weisamp'],
    ['an additional letter', 'weisskramp'],
    ['two swapped letters', 'weiskmap'],
    ['an error in the first letter', 'veisskamp'],
    ['an error in each word', 'matias weiskmp'],
    ['an error in the beginning of a word', 'weizka'],
  ])('%s is forgiven: %s', async (_error, typed) => {
    expect(await namesOf(typed)).toEqual([matthias])
  })

  test.each([
    ['two errors', 'veizkamp'],
    ['an error in a short word', 'kal'],
    ['one word that fits nobody', 'weizkamp xylophon'],
    ['an address with an error', 'weizkamp@example.org'],
  ])('%s: nobody is found', async (_error, typed) => {
    expect(await namesOf(typed)).toEqual([])
  })

  test('typing errors are forgiven only if nobody has the words as they were typed', async () => {
    const [right, near] = await Promise.all([fixture.person(), fixture.person()])
    await fixture.name(right, 'Odo', 'Kranzer')
    await fixture.name(near, 'Ida', 'Krancel')
    expect(await namesOf('kranzer')).toEqual(['Odo Kranzer'])
    expect(await namesOf('kranxer')).toEqual(['Odo Kranzer'])
  })

  test.each([
    ['Арам', 'Хачатуров', 'aram khachaturov'],
    ['Aram', 'Chatschaturow', 'Арам'],
    ['Юлия', 'Жукова-Щедрина', 'yulia zhukova'],
    ['Ольга', 'Цветкова', 'olga tsvetkova'],
    ['Νίκος', 'Παπαδόπουλος', 'nikos papadopoulos'],
    ['Theodora', 'Psaltis', 'Θεοδώρα'],
    ['Jelena', 'Nikolić', 'Јелена'],
  ])('%s %s is found by %s', async (first_name, last_name, typed) => {
    const person = await fixture.person()
    await fixture.name(person, first_name, last_name)
    expect((await search(typed)).map(({ id }) => id)).toContain(person.id)
    await fixture.db
      .updateTable('accounts')
      .set({ last_name: 'Niemand', first_name: 'X' })
      .where('id', '=', person.id)
      .execute()
  })

  test('a name in Latin letters finds a person whose name is written in another script', async () => {
    const person = await fixture.person()
    await fixture.name(person, '민준', '한')
    const latin_name = 'Han Minjun'
    await fixture.db.updateTable('accounts').set({ latin_name }).where('id', '=', person.id).execute()
    for (const typed of ['minjun han', 'minjum', '민준'])
      expect((await search(typed)).map(({ id }) => id)).toEqual([person.id])
  })

  test('a whole word is before the beginning of one, people of this year are before others', async () => {
    const [whole, part, other] = await Promise.all([fixture.person(), fixture.person(), fixture.person()])
    await fixture.name(whole, 'Zoe', 'Stein')
    await fixture.name(part, 'Anna', 'Steinbach')
    await fixture.name(other, 'Abel', 'Steinbach')
    await fixture.book(part.id, ['2027-08-01', '2027-08-03'])
    expect(await namesOf('stein')).toEqual(['Zoe Stein', 'Anna Steinbach', 'Abel Steinbach'])
  })

  test('at most 20 people are returned', async () => {
    const many = Array.from({ length: FOUND_PEOPLE + 5 }, (_, index) => ({
      first_name: 'Vielfach',
      last_name: 'Name',
      email: `m${'x'.repeat(index)}@example.org`,
      password_hash: 'none',
    }))
    await fixture.db.insertInto('accounts').values(many).execute()
    expect(await search('vielf')).toHaveLength(FOUND_PEOPLE)
  })
})

// A search reads the people with such a word up to a limit; who has exactly the word is read apart from them.
test('among more people with such a name than are read, whose name it is exactly is the first', async () => {
  await sql`insert into accounts (first_name, last_name, email, password_hash)
    select 'Ilse', 'Quintmayer', 'quint' || n || '@example.net', 'none' from generate_series(1, ${READ_PEOPLE + 100}) n
    union all select 'Zita', 'Quint', 'zita@example.net', 'none'`.execute(fixture.db)
  const names = await namesOf('quint')
  expect(names).toHaveLength(FOUND_PEOPLE)
  expect(names[0]).toBe('Zita Quint')
  expect(await namesOf('quint zita')).toEqual(['Zita Quint'])
})

describe('email addresses', () => {
  test('are found by their beginning, and as a whole', async () => {
    const person = await fixture.person(['student'], { email: 'zita.kranz-1@mail.example.com' })
    for (const typed of ['zita.kranz-1@mail.example.com', 'ZITA.KR', 'kranz@mail.ex', '@mail.example.com'])
      expect((await search(typed)).map(({ id }) => id)).toContain(person.id)
  })

  test('are found by their domain, with and without the at sign', async () => {
    const person = await fixture.person(['student'], { email: 'nora@music.example.net' })
    for (const typed of ['@music.example.net', 'music.example.net', ' Music.Exam', 'music.example.ne'])
      expect((await search(typed)).map(({ id }) => id)).toEqual([person.id])
  })

  test('are found by their domain also if somebody has the same words before the at sign', async () => {
    const namesake = await fixture.person(['student'], { email: 'opera.house@example.com' })
    const person = await fixture.person(['student'], { email: 'lia@opera.house.example' })
    const found = (await search('opera.house')).map(({ id }) => id)
    expect(found.sort()).toEqual([namesake.id, person.id].sort())
  })

  test('the end of a domain finds nobody', async () => {
    expect(await search('com')).toEqual([])
  })
})

describe('invoices', () => {
  const invoiceOf = (id: number) =>
    fixture.db
      .selectFrom('invoices')
      .select(['invoice_number', 'reference', 'number'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('are found by number, with and without leading zeros and year', async () => {
    const { invoice_number, number } = await invoiceOf(fixture.feeInvoices.applicant)
    for (const typed of [
      invoice_number,
      `2027-${number}`,
      ` ${invoice_number.replace('-', ' - ')} `,
      String(number),
    ])
      expect((await search(typed))[0]).toMatchObject({
        id: fixture.ids.applicant,
        match: { by: 'invoice', text: invoice_number },
      })
  })

  test('are found by their payment reference, as banks print it', async () => {
    const { reference } = await invoiceOf(fixture.feeInvoices.participant)
    const spaced = reference.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
    for (const typed of [reference, spaced])
      expect(await search(typed)).toMatchObject([
        { id: fixture.ids.participant, match: { by: 'reference', text: reference } },
      ])
  })
})

test.each(['12', 'Zimmer 12', 'arkade', 'Arkade 12'])('%s finds who is in the room', async typed => {
  expect(await search(typed)).toMatchObject([
    { id: fixture.ids.participant, match: { by: 'room', text: 'Arkade 12' } },
  ])
})

test('each person comes with what they are', async () => {
  const masterclasses = [
    { instrument_de: 'Violoncello', instrument_en: 'Cello', teacher_name: 'Ilse Marent' },
  ]
  const kindOf = async (typed: string) => {
    const [found] = await search(typed)
    return found && { kind: found.kind, year: found.year, masterclasses: found.masterclasses }
  }
  expect(await kindOf('brien')).toEqual({ kind: 'participant', year: 2027, masterclasses })
  expect(await kindOf('weißkamp')).toEqual({ kind: 'applicant', year: 2027, masterclasses })
  expect(await kindOf('marent')).toEqual({ kind: 'teacher', year: 2027, masterclasses })
  expect(await kindOf('vantuleanu')).toEqual({ kind: 'accompanist', year: 2027, masterclasses: [] })
  expect(await kindOf('gisela')).toEqual({ kind: 'guest', year: 2027, masterclasses: [] })
  expect(await kindOf('ungebunden')).toEqual({ kind: 'registered', year: null, masterclasses: [] })
  // The latest year counts, and in it what is nearest to a place.
  const past = await fixture.academy(2026, false)
  const at = new Date('2026-07-01T10:00:00Z')
  await fixture.db
    .insertInto('applications')
    .values({
      masterclass_id: await fixture.masterclass({ academy_id: past }),
      account_id: fixture.ids.accompanist,
      is_known: true,
      applied_at: at,
      fee_paid_at: at,
    })
    .execute()
  await fixture.book(fixture.ids.accompanist, ['2027-08-02', '2027-08-09'])
  expect(await kindOf('vantuleanu')).toEqual({ kind: 'accompanist', year: 2027, masterclasses: [] })
})

test('a teacher without an account is found by name, and leads to the teacher', async () => {
  const teacher = await fixture.db
    .insertInto('teachers')
    .values({ first_name: 'Zdeňka', last_name: 'Ořechovská' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const found = { id: null, teacher_id: teacher.id, kind: 'teacher', full_name: 'Zdeňka Ořechovská' }
  expect(await search('orechovska')).toMatchObject([{ ...found, year: null, masterclasses: [], email: '' }])
  const given = await fixture.masterclass()
  await fixture.db
    .updateTable('masterclasses')
    .set({ teacher_id: teacher.id })
    .where('id', '=', given)
    .execute()
  expect(await search('zden')).toMatchObject([
    { ...found, year: 2027, masterclasses: [{ instrument_en: 'Cello', teacher_name: found.full_name }] },
  ])
  const past = await fixture.masterclass({ academy_id: await fixture.academy(2024, false) })
  await fixture.db
    .updateTable('masterclasses')
    .set({ teacher_id: teacher.id })
    .where('id', '=', past)
    .execute()
  expect(await search('zden')).toMatchObject([{ year: 2027 }])
})

test.each(['', '%', "'", '\\', '@', '& | !', "a':*", '王', '@@\\\\'])('%j is answered', async typed => {
  expect(Array.isArray(await search(typed))).toBe(true)
})
