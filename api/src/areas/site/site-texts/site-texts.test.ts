import {
  changeText,
  listTexts,
  showText,
  textsOfPage,
  textsOfYear,
} from '@academy/contract/site/site-texts/endpoints'
import { previewText } from '@academy/contract/site/site-texts/preview-endpoints'
import type { TextValue } from '@academy/contract/site/site-texts/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { loadMailWording } from './mail-wording.ts'
import { insertVersion } from './queries.ts'
import { publishText } from './site-texts.ts'

let fixture: TestApp
let manager: Person
beforeAll(async () => {
  fixture = await testApp()
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())

const publish = async (
  key: string,
  version: number,
  value_de: TextValue | null,
  value_en: TextValue | null,
) =>
  (
    await fixture.call(
      changeText,
      { params: { key }, body: { version, value_de, value_en } },
      { as: manager },
    )
  ).body
const refusal = async (key: string, body: unknown, locale: 'de' | 'en' = 'en') => {
  const { status, body: answer } = await fixture.refused(
    changeText,
    { params: { key }, body },
    { as: manager, locale },
  )
  return [status, answer.code, answer.errors]
}
const page = async (name: 'home' | 'about' | 'faq' | 'academy', locale: 'de' | 'en') =>
  (await fixture.call(textsOfPage, { params: { page: name } }, { locale })).body

describe('a changed text', () => {
  test('is shown at the next request, falls back to the other language, and returns to its default', async () => {
    const before = await page('home', 'de')
    const saved = await publish('home.tagline', 0, 'Musik im Jahr {year}', 'Music in {year}')
    expect(saved.current).toMatchObject({
      version: 1,
      changed_by: 'Test Person',
      value_de: 'Musik im Jahr {year}',
    })
    expect((await page('home', 'en'))['tagline']).toEqual({ text: expect.stringMatching(/^Music in \d{4}$/) })
    await publish('home.tagline', 1, 'Nur deutsch', null)
    expect((await page('home', 'en'))['tagline']).toEqual({ text: 'Nur deutsch', lang: 'de' })
    const restored = await publish('home.tagline', 2, null, null)
    expect(await page('home', 'de')).toEqual(before)
    expect(restored.versions.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  test('states no hours of a day before the office has published them, even as they are proposed', async () => {
    expect((await page('academy', 'de'))['day']).toEqual({ items: [] })
    const { body } = await fixture.call(showText, { params: { key: 'academy.day' } }, { as: manager })
    await publish('academy.day', 0, body.default_de, body.default_en)
    expect((await page('academy', 'de'))['day']).toMatchObject({
      items: expect.arrayContaining([{ title: '8.00', paragraphs: ['Frühstück.'] }]),
    })
  })

  test('is filled with the days of the academy that is previewed', async () => {
    const { id } = await fixture.db
      .insertInto('academies')
      .values({
        start_date_academy: '2043-08-01',
        end_date_academy: '2043-08-15',
        end_date_application: '2043-07-01',
        place_name: 'Burg Fels',
        handling_fee_cents: 7500,
        recording_fee_cents: 1500,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await publish(
      'masterclasses.intro',
      0,
      'Fragen zu {place} im Jahr {year}?',
      'Questions about {place} in {year}?',
    )
    const asked = { as: manager, locale: 'en' } as const
    const { body } = await fixture.call(
      textsOfYear,
      { params: { id: String(id), page: 'masterclasses' } },
      asked,
    )
    expect(body['intro']).toMatchObject({ text: 'Questions about Burg Fels in 2043?' })
    const unknown = await fixture.refused(
      textsOfYear,
      { params: { id: '999999', page: 'masterclasses' } },
      asked,
    )
    expect(unknown.status).toBe(404)
  })

  test('is in the list and in the audit log with the value before and after', async () => {
    await publish('home.intro', 0, 'Eins', 'One')
    await publish('home.intro', 1, 'Eins', 'Two')
    const { body } = await fixture.call(listTexts, {}, { as: manager })
    expect(body.find(({ key }) => key === 'home.intro')?.current).toMatchObject({
      version: 2,
      value_en: 'Two',
    })
    const entry = await fixture.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'text_changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor_id: manager.id,
      details: { text: 'home.intro', value_en: ['One', 'Two'] },
    })
  })

  test('keeps the anchors of its entries in every language, whatever their titles become', async () => {
    const anchors = async (locale: 'de' | 'en') => {
      const shown = (await page('faq', locale))['questions']
      return shown && 'items' in shown ? shown.items.map(({ anchor }) => anchor) : []
    }
    const before = await anchors('en')
    expect(before).toContain('who-can-apply')
    expect(await anchors('de')).toEqual(before)
    const { body } = await fixture.call(showText, { params: { key: 'faq.questions' } }, { as: manager })
    const changed = (value: TextValue, title: string) =>
      Array.isArray(value)
        ? [{ title, text: 'x' }, ...value.map(item => ({ ...item, title: `${title}!` }))]
        : value
    await publish('faq.questions', 0, changed(body.default_de, 'Neu?'), changed(body.default_en, 'New?'))
    expect(await anchors('de')).toEqual(['new', ...before])
    expect(await anchors('en')).toEqual(['new', ...before])
  })

  test('keeps hostile characters as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> "&amp; \u202e \ud800 مرحبا'
    await publish('about.lead', 0, hostile, null)
    expect((await page('about', 'de'))['lead']).toEqual({ paragraphs: [hostile.toWellFormed()] })
  })
})

describe('refused', () => {
  test.each([
    ['an unknown placeholder', 'Hier: {plats}', { value_de: [expect.stringContaining('placeholder')] }],
    ['an unclosed brace', 'Hier: {place', { value_de: [expect.stringContaining('bracket')] }],
    ['a text that is too long', 'x'.repeat(10_000), { value_de: ['This text is too long.'] }],
    ['a null byte', 'a\0b', { value_de: [expect.any(String)] }],
    ['a list instead of a line', [{ title: 'a', text: 'b' }], { value_de: [expect.any(String)] }],
    ['an empty text', ' ', { value_de: ['This field is required.'] }],
  ])('is %s, at its field', async (_, value_de, errors) => {
    expect(await refusal('home.description', { version: 0, value_de, value_en: null })).toEqual([
      422,
      'invalid_input',
      errors,
    ])
  })

  test('are all wrong entries of a list in both languages, in the language of the person', async () => {
    const value_de = [{ title: 'A', text: '{x}' }]
    const value_en = [
      { title: 'A', text: 'ok' },
      { title: '', text: 'b' },
    ]
    const [status, , errors] = await refusal('about.promises', { version: 0, value_de, value_en }, 'de')
    expect(status).toBe(422)
    expect(errors).toEqual({
      'value_de.0.text': [expect.stringContaining('Platzhalter')],
      'value_en.1.title': ['Dieses Feld ist erforderlich.'],
    })
  })

  test('is an unknown key', async () => {
    const body = { version: 0, value_de: null, value_en: null }
    expect((await refusal('home.nothing', body))[0]).toBe(404)
    expect((await fixture.refused(showText, { params: { key: '__proto__' } }, { as: manager })).status).toBe(
      404,
    )
  })

  test('is a version that does not follow the newest one', async () => {
    await publish('contact.intro', 0, 'Eins', 'One')
    const old = await refusal('contact.intro', { version: 0, value_de: 'Zwei', value_en: 'Two' })
    expect(old.slice(0, 2)).toEqual([409, 'changed_meanwhile'])
    const ahead = await refusal('contact.intro', { version: 7, value_de: 'Zwei', value_en: 'Two' })
    expect(ahead.slice(0, 2)).toEqual([409, 'changed_meanwhile'])
  })

  test('is a preview with an error, or without the built site', async () => {
    const params = { key: 'home.tagline' }
    const wrong = { locale: 'de', value_de: '{x}', value_en: null }
    expect((await fixture.refused(previewText, { params, body: wrong }, { as: manager })).status).toBe(422)
    const right = { ...wrong, value_de: 'Gut' }
    expect((await fixture.refused(previewText, { params, body: right }, { as: manager })).status).toBe(503)
  })
})

describe('the wording of a mail', () => {
  test('is used by the next mail, in its language, with the placeholders of the mail', async () => {
    await publish('mail_survey.subject', 0, 'Wie war es? {survey}', 'How was it? {survey}')
    await publish('mail_survey.text', 0, 'Eins <b>\n\nZwei {year}', 'One')
    const wording = await loadMailWording(fixture.db, 'mail_survey', '2027-09-01')
    expect(wording('de', { survey: 'Feedback {year}' })).toEqual({
      subject: 'Wie war es? Feedback {year}',
      paragraphs: ['Eins <b>', 'Zwei 2027'],
    })
  })

  test('must keep its required placeholder, is escaped in the preview, and is not public', async () => {
    const body = { version: 1, value_de: 'Wie war es?', value_en: 'How was it? {survey}' }
    expect((await refusal('mail_survey.subject', body))[2]).toEqual({
      value_de: ['A required placeholder is missing.'],
    })
    const preview = await fixture.call(
      previewText,
      {
        params: { key: 'mail_survey.text' },
        body: { locale: 'de', value_de: '<script>alert(1)</script>', value_en: null },
      },
      { as: manager },
    )
    expect(preview.body.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    const open = await fixture.refused(textsOfPage, { params: { page: 'mail_survey' } })
    expect(open.status).toBe(404)
  })
})

const saveAtOnce = async (key: string) => {
  const saves = Array.from({ length: 20 }, (_, index) =>
    fixture.app.inject({
      method: 'PUT',
      url: `/api/academy/a/texts/${key}`,
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { version: 0, value_de: `Fassung ${index}`, value_en: `Version ${index}` },
    }),
  )
  return (await Promise.all(saves)).map(({ statusCode }) => statusCode).toSorted()
}

test('of twenty saves of one version one succeeds', async () => {
  expect(await saveAtOnce('academy.title')).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const { body } = await fixture.call(showText, { params: { key: 'academy.title' } }, { as: manager })
  expect(body.versions).toHaveLength(1)
})

/** A second save begins while the first one has inserted its version and is not committed. */
const saveTwice = async (isBlocked: boolean) => {
  const save = { key: 'academy.lead', actor_id: manager.id, locale: 'en', now: new Date() } as const
  const wanted = { version: 0, value_de: 'Zweite', value_en: 'Second' }
  let second: Promise<unknown> = Promise.resolve()
  await fixture.db.transaction().execute(async tx => {
    await insertVersion(tx, { ...save, ...wanted, account_id: manager.id })
    second = publishText(fixture.services, { ...save, wanted }).then(
      () => 'saved',
      error => error.code,
    )
    await (isBlocked ? untilBlocked(fixture.db) : second)
  })
  return second
}

test('a save that waits for another one of the same version is refused', async () => {
  expect(await saveTwice(true)).toBe('changed_meanwhile')
})

test('control: without the primary key both saves succeed', async () => {
  await sql`delete from site_text_versions where key = 'academy.lead'`.execute(fixture.db)
  await sql`alter table site_text_versions drop constraint site_text_versions_pkey`.execute(fixture.db)
  expect(await saveTwice(false)).toBe('saved')
})
