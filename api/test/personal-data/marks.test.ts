import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { insertMarkedPeople, withoutMark } from './marks.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

test('every personal column of two people has a value, and a mark if it can have one', async () => {
  const { ada, bert } = await insertMarkedPeople({ db: fixture.db, files: fixture.services.files })
  expect(withoutMark(ada)).toEqual([])
  expect(withoutMark(bert)).toEqual([])
  const texts = new Set(ada.marks.map(({ text }) => text))
  expect(bert.marks.filter(({ text }) => texts.has(text))).toEqual([])
  // Control: a column without a value, and one without a mark.
  const [profile] = ada.rows.get('profiles') ?? []
  Object.assign(profile ?? {}, { title: null })
  expect(withoutMark(ada)).toEqual(['profiles.title'])
  const unmarked = ada.marks.filter(({ path }) => path !== 'addresses.street')
  expect(withoutMark({ ...ada, marks: unmarked })).toEqual(['profiles.title', 'addresses.street'])
})
