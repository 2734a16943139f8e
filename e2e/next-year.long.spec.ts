// An office in production: its pages before there is anything, and the academy of the next year. The tests share one server
// and run one after the other.

// Not the test of this folder: before the first academy the browser logs that there is none (404).
import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test'
import {
  addMasterclass,
  addTeacher,
  admin,
  apply,
  button,
  createAcademy,
  createAdmin,
  describeAssociation,
  dialog,
  makeCurrent,
  openAsAdmin,
  register,
  typeAdmin,
  year,
} from './first-academy.ts'
import { openPage } from './open-page.ts'
import { emptyProduction, SERVER_HOOK_MS } from './separate-server.ts'
import { codeOf } from './totp.ts'

let site: Awaited<ReturnType<typeof emptyProduction>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  site = await emptyProduction()
})
test.afterAll(() => site?.remove())

test.describe.configure({ mode: 'serial' })

// Every page of the office that needs nothing in its address.
const officePages =
  'people masterclass accompaniment invoices refunds journal ledger-check bank concerts lodging lodging/kitchen lodging/housekeeping lodging/rooms feedback feedback/new mails mails/groups mails/messages record academies masterclasses instruments periods rooms teachers teachers/new association accounts retention texts documents'.split(
    ' ',
  )

const open = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options })).newPage()

test('no page of the office asks for anything that is not there yet, and the first academy is made', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const office = await open(browser, { locale: 'de-AT' })
  await createAdmin(office, site.setupLink)
  await test.step('no page of the office asks for anything that is not there yet', async () => {
    const page = await office.context().newPage()
    const refused: string[] = []
    page.on('response', response => void (response.ok() || refused.push(`${page.url()}: ${response.url()}`)))
    await page.goto('/user', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Bevor Sie öffnen' })).toBeVisible()
    for (const path of officePages) {
      await page.goto(`/user/a/${path}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(refused).toEqual([])
    await page.close()
  })
  await describeAssociation(office)
  await createAcademy(office)
  await addTeacher(office)
  await addMasterclass(office)
  await makeCurrent(office)
  const student = await open(browser, { locale: 'de-AT', viewport: { width: 390, height: 844 } })
  await register(student, site.mails)
  await apply(student)
})

test('the office makes next year from this one in English on a tablet, and the only admin who loses the second factor gets in again', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const office = await open(browser, { locale: 'en', viewport: { width: 820, height: 1180 } })
  await openAsAdmin(office, '/user/a/academies')
  await office.getByRole('link', { name: String(year), exact: true }).click()
  await button(office, 'Copy to another year').click()
  await dialog(office)
    .getByRole('textbox', { name: 'First day' })
    .fill(`01/08/${year + 1}`)
  await dialog(office).getByRole('button', { name: 'Copy', exact: true }).click()
  await dialog(office).getByRole('link', { name: 'Open the new academy' }).click()
  await expect(office.getByRole('heading', { level: 1, name: `Academy ${year + 1}` })).toBeVisible()

  await button(office, 'Make current').click()
  // One person has applied for the academy that is not over yet.
  await expect(dialog(office)).toContainText('1 open application')
  await dialog(office).getByLabel('Make it current anyway').check()
  await dialog(office).getByRole('button', { name: 'Make current' }).click()
  await expect(office.getByText(`Academy ${year + 1} is current.`)).toBeVisible()

  const visitor = await open(browser, { locale: 'en' })
  await visitor.goto('/')
  await expect(visitor.getByRole('main')).toContainText(String(year + 1))
  await visitor
    .getByRole('link', { name: /^Cello/ })
    .first()
    .click()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Apply', exact: true })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText(`02.08. - 10.08.${year + 1}`)
  await visitor.context().close()

  // The office must set up a second factor.
  const question = office.getByRole('dialog').filter({ hasText: 'You have not told us your gender yet' })
  await office.addLocatorHandler(question, () => office.keyboard.press('Escape'), { times: 1 })
  await openPage(office, '/user')
  const notice = office.getByRole('region', { name: 'Your account needs a second factor' })
  await expect(notice.getByRole('link', { name: 'Set it up' })).toBeVisible()

  await openPage(office, '/user/a/accounts')
  await expect(office.getByLabel('the office', { exact: true })).toBeChecked()
  await office.getByLabel('Days of grace').fill('0')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await office.waitForURL('/user/security')
  await office.goto('/user/a/academies')
  await office.waitForURL('/user/security')
  await button(office, 'Set up an authenticator app').click()
  const secret = ((await office.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  await office.getByLabel('Code from your authenticator app').fill(codeOf(secret))
  await button(office, 'Finish').click()
  await button(office, 'I have saved them').click()
  await office.getByRole('link', { name: 'Go on to your overview' }).click()
  await office.waitForURL('/user')

  // Phone and recovery codes are lost, and there is nobody else to ask.
  const again = await open(browser, { locale: 'en' })
  await again.goto('/user')
  await typeAdmin(again)
  await again.waitForURL(/\/auth\/second-step/)
  await site.admin('reset-factor', admin.email)
  await again.getByRole('link', { name: 'Back to login' }).click()
  await typeAdmin(again)
  await again.waitForURL('/user/security')
  await expect(button(again, 'Set up an authenticator app')).toBeVisible()
})
