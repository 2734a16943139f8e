import { locales } from '@academy/contract/base/locale'
import { changeText, textsOfPage } from '@academy/contract/site/site-texts/endpoints'
import { mails } from '@academy/contract/site/site-texts/mail-texts'
import { previewText, testText } from '@academy/contract/site/site-texts/preview-endpoints'
import { mailPages } from '@academy/contract/site/site-texts/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { buildApi } from '../../../app.ts'
import { loadMailWordings } from '../../site/site-texts/mail-wording.ts'
import { sampleMails } from './sample-mails.ts'

let fixture: TestApp
let manager: Person
beforeAll(async () => {
  fixture = await testApp()
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())

const preview = async (key: string, locale: 'de' | 'en', value_de: string | null, value_en: string | null) =>
  (
    await fixture.call(
      previewText,
      { params: { key }, body: { locale, value_de, value_en } },
      { as: manager },
    )
  ).body

describe('every mail', () => {
  test.each(mailPages)('%s is complete in each language, with what the program adds', async page => {
    const today = '2027-03-02'
    const wordings = await loadMailWordings(fixture.db, mailPages, today)
    for (const locale of locales) {
      const content = sampleMails[page]({ wordings, locale, siteUrl: 'https://academy.example', today })
      const { subject, greeting, paragraphs, details = [] } = content
      const words = [subject, greeting, ...paragraphs, ...details.flat()]
      expect(words.every(Boolean), page).toBe(true)
      expect(words.join('\n')).not.toMatch(/[{}[\]]|undefined|null| {2}/)
    }
  })

  test.each(mailPages)('%s refuses an unknown placeholder and one that is missing', async page => {
    for (const [name, { rule }] of Object.entries(mails[page].texts)) {
      const attempt = async (value_de: string) =>
        (
          await fixture.refused(
            changeText,
            { params: { key: `${page}.${name}` }, body: { version: 0, value_de, value_en: null } },
            { as: manager },
          )
        ).body.errors
      expect(await attempt('Text {first_name}')).toEqual({
        value_de: [expect.stringContaining('placeholder')],
      })
      if (rule.required.length > 0)
        expect(await attempt('Text')).toEqual({ value_de: ['A required placeholder is missing.'] })
    }
  })

  test('is previewed with the text that is typed, in its language or in the other one', async () => {
    const typed = await preview('mail_booking.text', 'en', 'Schlüssel im Büro.', 'Keys are in the <office>.')
    expect(typed.subject).toMatch(/^Your booking: /)
    expect(typed.html).toContain('Keys are in the &lt;office&gt;.')
    expect(typed.html).toContain('The invoice is attached.')
    expect((await preview('mail_booking.text', 'en', 'Schlüssel im Büro.', null)).html).toContain(
      'Schlüssel im Büro.',
    )
    const subject = await preview('mail_concert_off.subject', 'de', 'Abgesagt: {old_day}', null)
    expect(subject.subject).toMatch(/^Abgesagt: \S+/)
  })

  test('greets a real person who is chosen, and is sent to oneself as a test', async () => {
    const { id } = await fixture.person()
    await fixture.db.updateTable('accounts').set({ first_name: 'Ottilie' }).where('id', '=', id).execute()
    const params = { key: 'mail_booking.text' }
    const body = {
      locale: 'en' as const,
      value_de: null,
      value_en: 'Keys are in the office.',
      account_id: id,
    }
    const shown = (await fixture.call(previewText, { params, body }, { as: manager })).body
    expect(shown.html).toContain('Dear Ottilie,')
    const { email } = (await fixture.call(testText, { params, body }, { as: manager })).body
    const mail = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'text-test')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ account_id: manager.id, recipient: email })
    expect(mail.body_text).toContain('Keys are in the office.')
    const refused = (change: object, key = params.key) =>
      fixture.refused(testText, { params: { key }, body: { ...body, ...change } }, { as: manager })
    expect((await refused({ account_id: 999_999 })).status).toBe(404)
    expect((await refused({}, 'contact.intro')).status).toBe(404)
    expect((await refused({ value_en: '{nobody}' })).status).toBe(422)
  })

  test('may end without an ending', async () => {
    const { html } = await preview('mail_accepted.ending', 'en', '', '')
    expect(html).not.toContain('What comes next')
  })
})

test('a text that one process publishes is shown by the other one at its next request', async () => {
  const other = await buildApi(fixture.services)
  const shown = async () =>
    (await other.inject({ url: '/api/texts/contact', headers: { locale: 'de' } })).json().intro.paragraphs
  const before = await shown()
  const body = { version: 0, value_de: 'Das Büro ist umgezogen.', value_en: null }
  await fixture.call(changeText, { params: { key: 'contact.intro' }, body }, { as: manager })
  expect([before, await shown()]).toEqual([[expect.stringContaining('Fragen')], ['Das Büro ist umgezogen.']])
  await other.close()
})

describe('the privacy page', () => {
  const privacy = async (locale: 'de' | 'en') =>
    JSON.stringify((await fixture.call(textsOfPage, { params: { page: 'privacy' } }, { locale })).body)

  test('has no gap where the contact address is missing, and names it once it is set', async () => {
    await fixture.db.updateTable('association').set({ email: '', contact_email: '' }).execute()
    for (const locale of locales) expect(await privacy(locale)).not.toMatch(/ (an|to) ?[.;]/)
    expect(await privacy('de')).not.toContain('schreiben Sie an')
    await fixture.db.updateTable('association').set({ contact_email: 'hallo@verein.example' }).execute()
    expect(await privacy('de')).toContain('schreiben Sie an hallo@verein.example.')
  })

  test('keeps additions that were written before its body could be changed', async () => {
    const value = [{ title: 'Fotos', text: 'Wir fotografieren.' }]
    const body = { version: 0, value_de: value, value_en: null }
    await fixture.call(changeText, { params: { key: 'privacy.additions' }, body }, { as: manager })
    const changed = { ...body, value_de: [{ title: 'Kurz', text: 'Alles anders.' }] }
    await fixture.call(changeText, { params: { key: 'privacy.sections' }, body: changed }, { as: manager })
    const shown = await privacy('de')
    expect(shown).toContain('Alles anders.')
    expect(shown).toContain('Wir fotografieren.')
    expect(shown).not.toContain('Cookies und Speicher')
  })
})
