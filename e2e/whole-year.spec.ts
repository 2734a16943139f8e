// One masterclass from the application to the final list, with four users and a controlled server clock.
import { type Browser, type Page, expect as plainExpect, test } from '@playwright/test'
import { mailsTo } from './outbox.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, password, storeSession } from './session.ts'

const BEFORE_THE_DEADLINE = '2027-06-20T10:00:00+02:00'
const AFTER_THE_DEADLINE = '2027-07-02T09:00:00+02:00'
const POLL_MS = 20_000

// Four browsers and a separate server share the machine with the other tests.
const expect = plainExpect.configure({ timeout: 20_000 })

const student = {
  first_name: 'Mirabell',
  last_name: 'Talbach-Lindenau',
  email_address: 'mirabell@example.org',
}
const fullName = `${student.first_name} ${student.last_name}`
const repertoire = 'Schumann: Waldszenen, op. 82'

let server: Awaited<ReturnType<typeof separateServer>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  server = await separateServer(BEFORE_THE_DEADLINE)
})
test.afterAll(() => server?.remove())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** Opens a browser context in which a person is logged in. */
const enter = async (browser: Browser, device: typeof phone | typeof desktop, email: string) => {
  const context = await browser.newContext({ ...device, baseURL: server.origin, locale: 'en' })
  const page = await context.newPage()
  await storeSession(page, await login(context.request, email))
  return page
}

const register = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: server.origin })
  const data = { ...student, password, password_confirmation: password }
  expect((await context.request.post('/api/register', { data })).status()).toBe(201)
  await context.close()
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Simulates that the page has been open for a while. */
const wait = (page: Page) => page.clock.fastForward(POLL_MS)

const apply = async (page: Page) => {
  const academy = await (await page.request.get('/api/academyCurrent')).json()
  const piano = academy.master_classes.find((one: { teacher_last_name: string }) =>
    one.teacher_last_name.startsWith('Ořech'),
  )
  await page.goto(`/user/masterclass/${piano.id}`)
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByLabel('Repertoire').fill(repertoire)
  await page.getByLabel('Recording 1').fill('youtu.be/aB3_x-9yZ01')
  await page.getByLabel(/^I agree to the processing/).check()
  await page.getByLabel(/^I accept the terms/).check()
  await press(page, /^Apply – /)
  await expect(page.getByRole('row', { name: /Ořechovská/ })).toContainText('waiting for the handling fee')
}

/** Opens the invoice from the list of masterclasses and records the payment. */
const enterPayment = async (page: Page) => {
  await page.goto('/user/a/masterclass')
  await page.getByRole('link', { name: /applications wait for their handling fees/ }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(student.last_name)
  await page
    .getByRole('button', { name: /^Show invoice/ })
    .or(page.getByRole('row', { name: new RegExp(student.last_name) }).getByRole('button'))
    .first()
    .click()
  await press(page, 'Paid')
  await expect(page.getByText(/Paid in full\./).first()).toBeVisible()
}

const expectToFit = async (page: Page, widths: number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

const person = (page: Page) => page.getByRole('heading', { level: 2 })
const progress = (page: Page) => page.locator('.one-by-one-head')

/** On a phone: plays the recording with one tap, then decides on each applicant. */
const decideAll = async (page: Page) => {
  await page.getByRole('link', { name: 'Go through them one by one' }).click()
  await expect(progress(page)).toBeVisible()
  // A phone reloads a page after a pause: the position is kept.
  const first = page.url()
  await press(page, 'Next')
  await expect(page).not.toHaveURL(first)
  const here = await person(page).innerText()
  await page.reload()
  await expect(person(page)).toHaveText(here)
  while (await page.getByText(/\d+ of \d+ undecided/).isVisible()) {
    const name = await person(page).innerText()
    await press(page, name === fullName ? /^Accept/ : /^Decline/)
    await expect(page.getByRole('status').getByText(`${name}: `)).toBeAttached()
  }
  await expect(page.getByRole('heading', { name: 'Everything is decided' })).toBeVisible()
}

test('a year of one masterclass', async ({ browser }) => {
  test.setTimeout(240_000)
  await register(browser)
  const [applicant, teacher, manager, correpetiteur] = await Promise.all([
    enter(browser, phone, student.email_address),
    enter(browser, phone, 'teacher@example.org'),
    enter(browser, desktop, 'manager@example.org'),
    enter(browser, desktop, 'correpetitor@example.org'),
  ])

  await test.step('an application is invisible to the teacher until its fee is paid', async () => {
    await apply(applicant)
    await teacher.clock.install()
    await teacher.goto('/user/t/masterclass')
    await teacher.getByRole('link', { name: /^To the applicants/ }).click()
    await expect(teacher.getByRole('table', { name: 'Applicants' })).toBeVisible()
    await expect(teacher.getByText(fullName)).toHaveCount(0)

    await enterPayment(manager)
    await wait(teacher)
    await expect(teacher.getByRole('link', { name: fullName })).toBeVisible()
  })

  await test.step('the teacher decides, changes a decision, and cannot finalize before the deadline', async () => {
    const row = teacher.getByRole('row', { name: new RegExp(fullName) })
    await row.getByRole('combobox').selectOption('rejected')
    await expect(teacher.getByRole('status').getByText(`${fullName}: not accepted.`)).toBeAttached()
    await row.getByRole('combobox').selectOption('open')
    await row.getByRole('link', { name: fullName }).click()
    await teacher.getByRole('button', { name: /1: YouTube/ }).click()
    await expect(teacher.locator('.player iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    )
    await teacher.getByRole('link', { name: 'All applicants' }).click()
    await decideAll(teacher)
    await teacher.getByRole('link', { name: 'To the final save' }).click()
    await expect(teacher.getByText('On the day after the application deadline').first()).toBeVisible()
    await expect(teacher.getByRole('button', { name: 'Save the selection for good' })).toHaveCount(0)
    await applicant.reload()
    await expect(applicant.getByRole('row', { name: /Ořechovská/ })).toContainText('with the teacher')
    await expect(applicant.getByRole('main')).not.toContainText(/accepted/)
  })

  await server.stop()
  await server.startAgain(AFTER_THE_DEADLINE)

  await test.step('after the deadline the selection is finalized, with a preview of the mails', async () => {
    await manager.goto('/user/a/masterclass')
    const row = manager.getByRole('row', { name: /Ořechovská/ })
    await expect(row).toContainText('all done')
    await expectToFit(manager, [640, 768, 1024, 1100, 1280])
    await teacher.reload()
    await press(teacher, 'Save the selection for good')
    const dialog = teacher.getByRole('alertdialog')
    await expect(dialog).toContainText(/people get an acceptance/)
    await expect(dialog).toContainText(/people get a refusal/)
    await dialog.getByText('Read the letter').first().click()
    await expect(dialog.locator('details[open] article')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save and send' }).click()
    await expect(teacher.getByText('The selection is saved for good.')).toBeVisible()
    await expect(teacher.getByRole('button', { name: /^Save the selection/ })).toHaveCount(0)
    await expect(teacher.getByRole('combobox', { name: /^Decision:/ })).toHaveCount(0)
    await manager.reload()
    await expect(row).toContainText('saved')
  })

  await test.step('the participant gets one mail, and sees the next steps', async () => {
    const subjects = (await mailsTo(student.email_address, server.data)).map(
      mail => /^Subject: (.*)$/m.exec(mail)?.[1],
    )
    expect(subjects.filter(subject => /place/i.test(subject ?? ''))).toHaveLength(1)
    await applicant.reload()
    await expect(applicant.getByRole('row', { name: /Ořechovská/ })).toContainText('accepted')
    await expect(applicant.getByRole('link', { name: 'What is next' })).toBeVisible()
    await applicant.goto('/user')
    await expect(applicant.getByRole('main')).toContainText('You are in: Piano')
  })

  await test.step('the accompanist chooses only masterclasses inside the period, and sees the repertoire', async () => {
    await correpetiteur.goto('/user/r/masterclass')
    await press(correpetiteur, 'Choose masterclasses')
    const dialog = correpetiteur.getByRole('dialog')
    const choice = (teacher: string) => dialog.locator('.choices li').filter({ hasText: teacher })
    await expect(choice('Kilcarragh')).toContainText('outside your period')
    await expect(choice('Kilcarragh').getByRole('button')).toHaveCount(0)
    await choice('Ořechovská').getByRole('button', { name: /^Add/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(correpetiteur.getByText('Your selection is saved.')).toBeVisible()
    await expect(correpetiteur.locator('#repertoire')).toContainText(`${fullName}${repertoire}`)
  })

  await test.step('a place is given up at a cost that is shown first', async () => {
    await applicant.goto('/user/masterclass')
    await press(applicant, /^Give the place back/)
    await expect(applicant.getByRole('alertdialog')).toContainText('It costs €124: 20 %')
    await applicant.getByRole('alertdialog').getByRole('button', { name: 'Give it back' }).click()
    await expect(applicant.getByText('Your place was given back.')).toBeVisible()
    await wait(teacher)
    await expect(teacher.getByRole('row', { name: new RegExp(fullName) })).toContainText('withdrawn')
    await correpetiteur.reload()
    await expect(correpetiteur.locator('#repertoire')).not.toContainText(fullName)
  })
})
