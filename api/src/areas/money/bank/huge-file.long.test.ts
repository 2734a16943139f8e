import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { importer } from '../../../../test/bank-fixture.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

test('an import refuses 100 MB with the reason', async () => {
  const bank = importer(fixture, await fixture.person(['AcademyManager']))
  const { status, body } = await bank.upload(Buffer.alloc(100 * 1024 * 1024, 32), { locale: 'de' })
  expect(status).toBe(413)
  expect(body.errors.statement_file).toEqual(['Die Datei ist größer als 10 MB.'])
})
