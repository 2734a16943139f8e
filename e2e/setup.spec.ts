// An office goes from an empty production start to an open academy with a first application.

// Not the test of this folder: before the first academy the browser logs that there is none (404).
import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test'
import {
  addBedsAndMeals,
  addMasterclass,
  addRooms,
  addTeacher,
  apply,
  createAcademy,
  createAdmin,
  describeAssociation,
  fact,
  makeCurrent,
  publishTerms,
  register,
  sendTestMail,
  year,
} from './first-academy.ts'
import { emptyProduction, SERVER_HOOK_MS } from './separate-server.ts'

let site: Awaited<ReturnType<typeof emptyProduction>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  site = await emptyProduction()
})
test.afterAll(() => site?.remove())

const open = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options })).newPage()

test('an office goes in German from an empty production start to the first application', async ({
  browser,
}) => {
  // Everything that half an hour of the office contains.
  test.setTimeout(420_000)
  const office = await open(browser, { locale: 'de-AT' })
  await createAdmin(office, site.setupLink)
  await expect(office.getByLabel('Name des Vereins')).toBeVisible()
  await describeAssociation(office)
  expect((await office.request.get(site.setupLink)).status()).toBe(410)
  await createAcademy(office)
  await addTeacher(office)
  await addMasterclass(office)
  await addBedsAndMeals(office)
  await addRooms(office)
  await publishTerms(office)
  await sendTestMail(office)
  await makeCurrent(office)

  const student = await open(browser, { locale: 'de-AT', viewport: { width: 390, height: 844 } })
  await register(student, site.mails)
  await apply(student)
  await office.goto('/user/a/academies')
  await office.getByRole('link', { name: String(year), exact: true }).click()
  await expect(fact(office, 'Bewerbungen')).toContainText('1')
})
