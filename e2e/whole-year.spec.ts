// A year of one masterclass with a controlled server clock: two students on phones in different languages, from registering
// to the certificate, their teacher, the office and the accompanist.
import { type Browser, type Page, expect as plainExpect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { mailsTo } from './outbox.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { studentYear } from './student-year.ts'
import { expectToFit } from './test.ts'

const BEFORE_THE_DEADLINE = '2027-06-20T10:00:00+02:00'
const AFTER_THE_DEADLINE = '2027-07-02T09:00:00+02:00'
const THE_LAST_DAY = '2027-08-15T18:00:00+02:00'
const POLL_MS = 20_000

// Five browsers and a separate server share the machine with the other tests.
const expect = plainExpect.configure({ timeout: 20_000 })

const people = {
  en: { first_name: 'Mirabell', last_name: 'Talbach-Lindenau', email: 'mirabell@example.org' },
  de: { first_name: 'Aurelia', last_name: 'Weidenau-Kern', email: 'aurelia@example.org' },
}
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

/** A student with a phone in this language. */
const newStudent = async (browser: Browser, language: keyof typeof people) => {
  const context = await browser.newContext({ ...phone, baseURL: server.origin, locale: language })
  return studentYear(await context.newPage(), language, people[language], server.data)
}

const masterclassOf = async (teacher: Page): Promise<number> => {
  const academy = await (await teacher.request.get('/api/academyCurrent')).json()
  return academy.master_classes.find((one: { teacher_last_name: string }) =>
    one.teacher_last_name.startsWith('Ořech'),
  ).id
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Simulates that the page has been open for a while. */
const wait = (page: Page) => page.clock.fastForward(POLL_MS)

/** Opens the invoice from the list of masterclasses and records the payment. */
const enterPayment = async (page: Page, last_name: string) => {
  await openPage(page, '/user/a/masterclass')
  await page.getByRole('link', { name: /applications are waiting for their handling fees/ }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(last_name)
  const row = page.getByRole('row').filter({ hasText: last_name })
  await row.getByRole('button', { name: /^Show invoice/ }).click()
  await press(page, 'Paid')
  await expect(page.getByText(/Paid in full\./).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

const expectToFitAt = async (page: Page, widths: number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page, `${page.url()} at ${width}`)
  }
}

/** What the home page says first, below the picture of the place. */
const expectHomeToLeadTo = async (page: Page, heading: string | RegExp) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(heading)
}

const person = (page: Page) => page.getByRole('heading', { level: 2 })
const progress = (page: Page) => page.locator('.one-by-one-head')

/** Invites every participant to the survey of last year. */
const startSurvey = async (page: Page) => {
  const { access_token } = JSON.parse(await login(page.request, 'manager@example.org'))
  const headers = { authorization: `Bearer ${access_token}` }
  const surveys = '/api/academy/a/surveys'
  const all: { id: number; question_count: number }[] = await (
    await page.request.get(surveys, { headers })
  ).json()
  const former = all.find(({ question_count }) => question_count > 0)
  const copy = await (await page.request.post(`${surveys}/${former?.id}/copy`, { headers })).json()
  const answer = await page.request.post(`${surveys}/${copy.id}/invite`, { headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** On a phone: plays the recording with one tap, then decides on each applicant. */
const decideAll = async (page: Page, accepted: string[]) => {
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
    await press(page, accepted.includes(name) ? /^Accept/ : /^Decline/)
    await expect(page.getByRole('status').getByText(`${name}: `)).toBeAttached()
  }
  await expect(page.getByRole('heading', { name: 'Everything is decided' })).toBeVisible()
}

test('a year of one masterclass', async ({ browser }) => {
  test.setTimeout(360_000)
  const [english, german, teacher, manager, accompanist] = await Promise.all([
    newStudent(browser, 'en'),
    newStudent(browser, 'de'),
    enter(browser, phone, 'teacher@example.org'),
    enter(browser, desktop, 'manager@example.org'),
    enter(browser, desktop, 'correpetitor@example.org'),
  ])
  const students = [english, german]
  const fullName = english.name
  const masterclass = await masterclassOf(teacher)
  await expectHomeToLeadTo(accompanist, /^Masterclasses/)

  await test.step('an application is invisible to the teacher until its fee is paid', async () => {
    await Promise.all(students.map(student => student.registerAndApply(masterclass, repertoire)))
    await Promise.all(students.map(student => student.completeProfile()))
    await teacher.clock.install()
    await teacher.goto('/user/t/masterclass')
    await teacher.getByRole('link', { name: /^To the applicants/ }).click()
    await expect(teacher.getByRole('table', { name: 'Applicants' })).toBeVisible()
    await expect(teacher.getByText(fullName)).toHaveCount(0)

    for (const { last_name } of students) await enterPayment(manager, last_name)
    await wait(teacher)
    await expect(teacher.getByRole('link', { name: fullName, exact: true })).toBeVisible()
  })

  await test.step('the teacher decides, changes a decision, and cannot finalize before the deadline', async () => {
    const row = teacher.getByRole('row', { name: new RegExp(fullName) })
    await row.getByRole('combobox').selectOption('rejected')
    await expect(teacher.getByRole('status').getByText(`${fullName}: not accepted.`)).toBeAttached()
    await row.getByRole('combobox').selectOption('open')
    await row.getByRole('link', { name: fullName, exact: true }).click()
    await teacher.getByRole('button', { name: /1: YouTube/ }).click()
    await expect(teacher.locator('.player iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    )
    await teacher.getByRole('link', { name: 'All applicants' }).click()
    await decideAll(
      teacher,
      students.map(({ name }) => name),
    )
    await teacher.getByRole('link', { name: 'On to the final selection' }).click()
    await expect(teacher.getByText('From the day after the application deadline').first()).toBeVisible()
    await expect(teacher.getByRole('button', { name: 'Make the selection final' })).toHaveCount(0)
    await Promise.all(students.map(student => student.waitForDecision()))
  })

  await server.stop()
  await server.startAgain(AFTER_THE_DEADLINE)
  await expectHomeToLeadTo(accompanist, 'The next dates')

  const row = () => manager.getByRole('row', { name: /Ořechovská/ })
  await test.step('after the deadline the selection is finalized, with a preview of the mails', async () => {
    await openPage(manager, '/user/a/masterclass')
    await expect(row()).toContainText('all done')
    await expectToFitAt(manager, [640, 768, 1024, 1100, 1280])
    await teacher.reload()
    await press(teacher, 'Make the selection final')
    const dialog = teacher.getByRole('alertdialog')
    await expect(dialog).toContainText(/people get an acceptance/)
    await expect(dialog).toContainText(/people get a rejection/)
    await dialog.getByText('Read the letter').first().click()
    await expect(dialog.locator('details[open] article')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save and send' }).click()
    await expect(teacher.getByText('The selection has been made final.')).toBeVisible()
    await expect(teacher.getByRole('button', { name: /^Make the selection final/ })).toHaveCount(0)
    await expect(teacher.getByRole('combobox', { name: /^Decision:/ })).toHaveCount(0)
    await manager.reload()
    await expect(row()).toContainText('saved')
  })

  await test.step('nobody learns a result before the letters, which the office sends at once', async () => {
    await expect(teacher.getByText(/^The selection is final. The letters go out at/)).toBeVisible()
    await Promise.all(students.map(student => student.waitForDecision()))
    await expect(row()).toContainText('Letters at')
    await row()
      .getByRole('button', { name: /^Send letters now/ })
      .click()
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Send letters now' }).click()
    await expect(manager.getByText('The letters are on their way.')).toBeVisible()
    await expect(row()).not.toContainText('Letters at')
  })

  await test.step('each student gets one mail, and sees the place', async () => {
    const subjects = (await mailsTo(english.email, server.data)).map(
      mail => /^Subject: (.*)$/m.exec(mail)?.[1],
    )
    expect(subjects.filter(subject => /place/i.test(subject ?? ''))).toHaveLength(1)
    await Promise.all(students.map(student => student.readAcceptance()))
  })

  await test.step('the accompanist chooses only masterclasses inside the period, and sees the repertoire', async () => {
    await accompanist.goto('/user/r/masterclass')
    await press(accompanist, 'Choose masterclasses')
    const dialog = accompanist.getByRole('dialog')
    const choice = (teacher: string) => dialog.locator('.choices li').filter({ hasText: teacher })
    await expect(choice('Kilcarragh')).toContainText('outside your period')
    await expect(choice('Kilcarragh').getByRole('button')).toHaveCount(0)
    await choice('Ořechovská').getByRole('button', { name: /^Add/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(accompanist.getByText('Your selection is saved.')).toBeVisible()
    await expect(accompanist.locator('#repertoire')).toContainText(`${fullName}${repertoire}`)
  })

  await test.step('the students arrange their stay', async () => {
    // Each of them something: other journeys do it in the other language.
    const stay = async () => {
      await english.bookBed()
      await english.nameContact()
      await english.lookAtDays()
    }
    await Promise.all([stay(), german.requestConcert()])
  })

  await server.stop()
  await server.startAgain(THE_LAST_DAY)
  // No concert is announced.
  await expectHomeToLeadTo(accompanist, /^Concerts at/)

  await test.step('on the last day they give feedback and download the certificate', async () => {
    await startSurvey(manager)
    const leave = async (student: (typeof students)[number]) => {
      await student.giveFeedback()
      await student.downloadCertificate()
    }
    await Promise.all(students.map(leave))
  })
})
