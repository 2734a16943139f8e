import { changeText } from '@academy/contract/site-texts/endpoints'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { planningFixture } from '../../../test/planning-fixture.ts'

test('all notices of an announcement have the wording of the office, loaded once', async () => {
  // Installed before the first connection, so that every statement is recorded.
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const fixture = await planningFixture()
  const body = { version: 0, value_de: 'Am {day} im {hall}!', value_en: 'On {day} in {hall}!' }
  const params = { key: 'mail_concert_planned.text' }
  await fixture.call(changeText, { params, body }, { as: fixture.admin })
  const evening = await fixture.evening('2027-08-06', 'Kreuzgang')
  const requests = [await fixture.request({ locale: 'de' }), await fixture.request(), await fixture.request()]
  await fixture.plan(evening.id, ...requests.map(({ id }) => id))

  query.mockClear()
  await fixture.announce(evening.id)
  const statements = query.mock.calls.map(([given]) => String(Reflect.get(Object(given), 'text') ?? given))
  expect(statements.filter(text => text.includes('from site_text_versions'))).toHaveLength(1)
  const sent = await fixture.db.selectFrom('outbox').select('body_text').orderBy('id').execute()
  expect(sent.map(({ body_text }) => /^(Am|On) .*!$/m.exec(body_text)?.[0])).toEqual([
    'Am Freitag, 6. August 2027 im Kreuzgang!',
    'On Friday, 6 August 2027 in Kreuzgang!',
    'On Friday, 6 August 2027 in Kreuzgang!',
  ])
  await fixture.close()
  query.mockRestore()
})
