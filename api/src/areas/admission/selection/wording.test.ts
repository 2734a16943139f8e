import * as contract from '@academy/contract/admission/selection/endpoints'
import { changeText } from '@academy/contract/site/site-texts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '../../../../test/recorded-statements.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
const statements = recordStatements()
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(async () => {
  await fixture.close()
  statements.stop()
})

const publish = (key: string, version: number, value_de: string | null, value_en: string | null) =>
  fixture.call(changeText, { params: { key }, body: { version, value_de, value_en } }, { as: fixture.admin })

test('result mails and their preview have the wording of the office, and sent ones keep it', async () => {
  const id = await fixture.masterclass()
  const params = { id: String(id) }
  for (const locale of ['de', 'en'] as const)
    await fixture.applicant(id, { is_accepted: true, locale, first_name: `Ada ${locale}` })
  await fixture.applicant(id, { is_accepted: false, locale: 'de' })
  await publish('mail_accepted.subject', 0, 'Willkommen: {masterclass}', 'Welcome: {masterclass}')
  await publish('mail_accepted.ending', 0, 'Bis bald, {teacher} freut sich.', null)
  await publish('mail_rejected.text', 0, 'Leider nein, {instrument}.', 'Sorry, {instrument}.')

  const preview = await fixture.call(
    contract.finalMailPreview,
    { params },
    { as: fixture.teacher, locale: 'de' },
  )
  expect(preview.body.accepted.subject).toBe('Willkommen: Violoncello bei Ilse Marent')
  expect(preview.body.accepted.text).toContain('Bis bald, Ilse Marent freut sich.')
  expect(preview.body.rejected.text).toContain('Leider nein, Violoncello.')

  await fixture.call(contract.finalize, { params }, { as: fixture.teacher })
  const run = await statements.during(() => fixture.sendLetters(id))
  expect(run.filter(({ text }) => text.includes('from site_text_versions'))).toHaveLength(1)
  const sent = await fixture.results()
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Willkommen: Violoncello bei Ilse Marent',
    'Welcome: Cello with Ilse Marent',
    'Ihre Bewerbung: Violoncello bei Ilse Marent',
  ])
  // The ending is missing in English.
  expect(sent[1]?.body_text).toContain('Bis bald, Ilse Marent freut sich.')
  expect(sent[2]?.body_text).toContain('Leider nein, Violoncello.')

  await publish('mail_accepted.subject', 1, 'Anders: {masterclass}', 'Different: {masterclass}')
  expect(await fixture.results()).toEqual(sent)
})
