import { classLists, letter, letters } from '@academy/contract/messages/letters/endpoints'
import { PRINTED_HEADER } from '@academy/contract/messages/letters/printed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PeopleFixture, peopleFixture } from '../../../../test/people-fixture.ts'
import { readPages } from '../../../../test/read-pdf.ts'
import { findClassLists, findLetterPeople } from './queries.ts'

let fixture: PeopleFixture
beforeAll(async () => {
  fixture = await peopleFixture()
})
afterAll(() => fixture.close())

const pagesOf = async (path: string, body?: object, locale = 'de') => {
  const reply = await fixture.app.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers: { authorization: `Bearer ${fixture.admin.token}`, 'accept-language': locale },
    ...(body && { payload: body }),
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPages(reply.rawPayload)
}
const pathOf = (id: number, kind: string) => `/api/academy/a/people/${id}/letters/${kind}`
const refusedLetter = async (id: number, kind: 'certificate' | 'invitation') =>
  (await fixture.refused(letter, { params: { id: String(id), kind } }, { ...fixture.as, locale: 'en' })).body

describe('a certificate', () => {
  test('is in the language of the person, with class, teacher, days, place and date', async () => {
    const [page = '', ...others] = await pagesOf(pathOf(fixture.ids.participant, 'certificate'))
    expect(others).toEqual([])
    for (const part of ['Teilnahmebestätigung', "Jörg Émile Müller-O'Brien", 'Violoncello', 'Ilse Marent'])
      expect(page).toContain(part)
    expect(page).toContain('2. – 10. August 2027')
    expect(page).toContain('vom 2. bis 10. August 2027')
    // It is printed before the end of the class, so its day is the last one.
    expect(page).toMatch(/, 10\. August 2027/)
  })

  test('is in the chosen language', async () => {
    const [page] = await pagesOf(`${pathOf(fixture.ids.participant, 'certificate')}?locale=en`)
    expect(page).toContain('Certificate of participation')
  })

  test('is written to the audit log', async () => {
    await pagesOf(pathOf(fixture.ids.participant, 'certificate'))
    expect(await fixture.lastAudit()).toEqual({
      action: 'letters_printed',
      actor_id: fixture.admin.id,
      details: {
        kind: 'certificate',
        academy_id: fixture.academy_id,
        count: 1,
        account_ids: [String(fixture.ids.participant)],
      },
    })
  })

  test('is refused to those who are no participants, by name', async () => {
    const { code, message } = await refusedLetter(fixture.ids.applicant, 'certificate')
    expect(code).toBe('not_participating')
    expect(message).toContain('Matthias Weißkamp')
  })

  test('is not found for somebody who does not exist, or in an unknown academy', async () => {
    expect((await refusedLetter(999_999, 'certificate')).code).toBe('not_found')
    const unknown = {
      params: { id: String(fixture.ids.participant), kind: 'certificate' },
      query: { academy_id: 99 },
    }
    expect((await fixture.refused(letter, unknown, fixture.as)).body.code).toBe('not_found')
  })
})

describe('names in other scripts', () => {
  const rename = (first_name: string, last_name: string, latin_name: string) =>
    fixture.db
      .updateTable('accounts')
      .set({ first_name, last_name, latin_name })
      .where('id', '=', fixture.ids.participant)
      .execute()
  afterAll(() => rename('Jörg Émile', "Müller-O'Brien", ''))

  test('are printed on certificates, letters and lists, with Latin letters beside them', async () => {
    await rename('서연', '벽강', 'Byeokgang Seo-yeon')
    for (const locale of ['de', 'en']) {
      const [certificate] = await pagesOf(
        `${pathOf(fixture.ids.participant, 'certificate')}?locale=${locale}`,
      )
      expect(certificate).toMatch(/서연 +벽강 +Byeokgang Seo-yeon/)
    }
    const [invitation] = await pagesOf(`${pathOf(fixture.ids.participant, 'invitation')}?locale=en`)
    expect(invitation).toMatch(/Byeokgang Seo-yeon \( ?서연 +벽강 ?\)/)
    const [list] = await pagesOf(`/api/academy/a/letters/class-lists?audience=board&locale=de`)
    expect(list).toMatch(/서연 +벽강 +\(Byeokgang Seo-yeon\)/)
  })

  test('are refused without Latin letters if no font has them', async () => {
    await rename('தமிழ்', 'செல்வன்', '')
    expect((await refusedLetter(fixture.ids.participant, 'certificate')).code).toBe('name_not_printable')
    await rename('தமிழ்', 'செல்வன்', 'Tamil Selvan')
    const [page] = await pagesOf(pathOf(fixture.ids.participant, 'certificate'))
    expect(page).toContain('Tamil Selvan')
  })
})

describe('a letter of invitation', () => {
  test('names birth date, nationality, place, lodging and what is paid', async () => {
    const [page = ''] = await pagesOf(`${pathOf(fixture.ids.participant, 'invitation')}?locale=en`)
    for (const part of [
      'Letter of invitation',
      '02. Aug 2009',
      'Austria',
      'Cello with Ilse Marent',
      'Double room',
    ])
      expect(page).toContain(part)
    expect(page).toContain('3 – 10 August 2027')
    expect(page).toContain('paid in full')
  })

  test.each(['guest', 'accompanist'] as const)(
    'is for a %s as soon as the profile is complete',
    async who => {
      const id = fixture.ids[who]
      expect((await refusedLetter(id, 'invitation')).code).toBe('letter_data_missing')
      await fixture.db
        .updateTable('profiles')
        .set({ date_of_birth: '1980-01-02', nationality_id: 1 })
        .where('account_id', '=', id)
        .execute()
      expect(await pagesOf(pathOf(id, 'invitation'))).toHaveLength(1)
    },
  )

  test('is refused to those who only applied or registered', async () => {
    for (const id of [fixture.ids.applicant, fixture.ids.registered])
      expect((await refusedLetter(id, 'invitation')).code).toBe('not_invited')
  })

  test('has the stays of the year in the order of their days, without those cancelled', async () => {
    const { db, ids, academy_id } = fixture
    await fixture.book(ids.guest, ['2027-08-09', '2027-08-12'])
    await fixture.book(ids.guest, ['2027-08-05', '2027-08-07'])
    await fixture.book(ids.guest, ['2027-08-07', '2027-08-08'], { cancelled: true })
    const [guest] = await findLetterPeople(db, academy_id, [ids.guest])
    expect(guest?.bookings.map(({ start_date }) => start_date)).toEqual([
      '2027-08-01',
      '2027-08-05',
      '2027-08-09',
    ])
    const [past] = await findLetterPeople(db, await fixture.academy(2024, false), [ids.guest])
    expect(past?.bookings).toEqual([])
  })
})

describe('letters for several people', () => {
  test('are one file for a masterclass, with the participants only', async () => {
    const pages = await pagesOf('/api/academy/a/letters/certificate', {
      masterclass_id: fixture.masterclass_id,
    })
    expect(pages).toHaveLength(1)
  })

  test('of a view say who gets none', async () => {
    const reply = await fixture.app.inject({
      method: 'POST',
      url: '/api/academy/a/letters/certificate',
      headers: { authorization: `Bearer ${fixture.admin.token}` },
      payload: { kind: 'everyone' },
    })
    const summary = JSON.parse(decodeURIComponent(String(reply.headers[PRINTED_HEADER])))
    expect(summary).toMatchObject({ printed: 1, names: expect.arrayContaining(['Matthias Weißkamp']) })
    expect(summary.left_out).toBe(summary.names.length)
  })

  test('of a selection are refused if somebody in it can have none', async () => {
    const ids = [fixture.ids.participant, fixture.ids.guest]
    const input = { params: { kind: 'certificate' as const }, body: { ids } }
    const { body } = await fixture.refused(letters, input, fixture.as)
    expect(body).toMatchObject({
      code: 'not_participating',
      concerned: [{ kind: 'people', count: 1, names: ['Gisela Talbach'] }],
    })
  })

  test('are refused without anybody', async () => {
    const input = { params: { kind: 'certificate' as const }, body: { masterclass_id: 9999 } }
    expect((await fixture.refused(letters, input, fixture.as)).body.code).toBe('no_participants')
  })

  test('each is in the language of its person', async () => {
    const english = await fixture.applicant(fixture.masterclass_id, {
      first_name: 'Anna-Wilhelmina Theodora',
      last_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      is_accepted: true,
    })
    await fixture.db
      .updateTable('applications')
      .set({ status: 'accepted' })
      .where('id', '=', english.application_id)
      .execute()
    const pages = await pagesOf('/api/academy/a/letters/certificate', {})
    expect(pages.map(page => page.includes('Certificate'))).toEqual([true, false])
  })
})

describe('class lists', () => {
  const path = '/api/academy/a/letters/class-lists'

  test('for the teacher have age, country, language and address', async () => {
    const [page = ''] = await pagesOf(`${path}?masterclass_id=${fixture.masterclass_id}`, undefined, 'en')
    for (const part of [
      'Cello with Ilse Marent',
      "Müller-O'Brien",
      '17',
      'Austria',
      'German',
      '@example.org',
    ])
      expect(page).toContain(part)
    expect((await fixture.lastAudit()).action).toBe('class_lists_printed')
  })

  test('for the notice board have neither age nor address', async () => {
    const [page = ''] = await pagesOf(`${path}?audience=board&locale=de`)
    expect(page).toContain("Müller-O'Brien")
    expect(page).toContain('Österreich')
    expect(page).not.toContain('17')
    expect(page).not.toContain('@example.org')
  })

  test('have participants and accompanists in the order of their surnames', async () => {
    const { db, masterclass_id, academy_id, ids } = fixture
    const second = await fixture.applicant(masterclass_id, {
      first_name: 'Zita',
      last_name: 'Abel',
      is_accepted: true,
    })
    await db
      .updateTable('applications')
      .set({ status: 'accepted' })
      .where('id', '=', second.application_id)
      .execute()
    const other = await fixture.name(await fixture.person(['Correpetitor']), 'Xenia', 'Adler')
    const days = { start_date: '2027-08-02', end_date: '2027-08-10' }
    await db
      .insertInto('correpetition_periods')
      .values({ academy_id, account_id: other, ...days })
      .execute()
    await db.updateTable('correpetition_periods').set(days).execute()
    const periods = await db.selectFrom('correpetition_periods').select(['id', 'account_id']).execute()
    expect(periods.map(({ account_id }) => account_id)).toEqual([ids.accompanist, other])
    await db
      .insertInto('accompanied_masterclasses')
      .values(periods.map(({ id }) => ({ period_id: id, masterclass_id })))
      .execute()
    const [list] = await findClassLists(db, academy_id, masterclass_id)
    expect(list?.accompanists).toEqual(['Xenia Adler', 'Mircea Vântuleanu'])
    const names = list?.participants.map(({ full_name }) => full_name) ?? []
    expect([names[0], names.at(-1)]).toEqual(['Zita Abel', "Jörg Émile Müller-O'Brien"])
  })

  test('are refused without participants, and not found for a class of another academy', async () => {
    const academy_id = await fixture.academy(2025, false)
    const empty = await fixture.refused(classLists, { query: { academy_id } }, fixture.as)
    expect(empty.body.code).toBe('no_participants')
    const query = { academy_id, masterclass_id: fixture.masterclass_id }
    expect((await fixture.refused(classLists, { query }, fixture.as)).body.code).toBe('not_found')
  })
})
