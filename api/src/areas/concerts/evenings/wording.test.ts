import { changeText } from '@academy/contract/site/site-texts/endpoints'
import { expect, test } from 'vitest'
import { planningFixture } from '../../../../test/planning-fixture.ts'
import { recordStatements } from '../../../../test/recorded-statements.ts'

test('all notices of an announcement have the wording of the office, loaded once', async () => {
  const statements = recordStatements()
  const fixture = await planningFixture()
  const body = { version: 0, value_de: 'Am {day} im {hall}!', value_en: 'On {day} in {hall}!' }
  const params = { key: 'mail_concert_planned.text' }
  await fixture.call(changeText, { params, body }, { as: fixture.admin })
  const evening = await fixture.evening('2027-08-06', 'Kreuzgang')
  const requests = [await fixture.request({ locale: 'de' }), await fixture.request(), await fixture.request()]
  await fixture.plan(evening.id, ...requests.map(({ id }) => id))

  const run = await statements.during(() => fixture.announce(evening.id))
  expect(run.filter(({ text }) => text.includes('from site_text_versions'))).toHaveLength(1)
  const sent = await fixture.db.selectFrom('outbox').select('body_text').orderBy('id').execute()
  expect(sent.map(({ body_text }) => /^(Am|On) .*!$/m.exec(body_text)?.[0])).toEqual([
    'Am Freitag, 6. August 2027 im Kreuzgang!',
    'On Friday, 6 August 2027 in Kreuzgang!',
    'On Friday, 6 August 2027 in Kreuzgang!',
  ])
  await fixture.close()
  statements.stop()
})
