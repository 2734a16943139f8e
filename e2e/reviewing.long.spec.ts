// A teacher goes through many applicants on a tablet, and looks again and saves on a phone that lies on its side.
import {
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
  expect as plainExpect,
  test,
} from '@playwright/test'
import { openPage } from './open-page.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expectToFit, oneWidth } from './test.ts'

const AFTER_THE_DEADLINE = '2027-07-02T09:00:00+02:00'
const APPLICANTS = 25
const BY_TAPPING = 17
const NOTE = 'Warm sound, free bow.\nAsk about the Chaconne.'

const expect = plainExpect.configure({ timeout: 20_000 })
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
const standingPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const lyingPhone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }

let server: Awaited<ReturnType<typeof separateServer>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  server = await separateServer(AFTER_THE_DEADLINE)
})
test.afterAll(() => server?.remove())

const enter = async (browser: Browser, device: typeof tablet, email: string) => {
  const context = await browser.newContext({ ...device, baseURL: server.origin, locale: 'en' })
  const page = await context.newPage()
  await page.route(/youtube|vimeo|soundcloud/, route => route.fulfill({ contentType: 'text/html', body: '' }))
  await storeSession(page, await login(context.request, email))
  return page
}

const tokenOf = async (request: APIRequestContext, email: string) => ({
  authorization: `Bearer ${JSON.parse(await login(request, email)).access_token}`,
})

/** Somebody applies, and the office records the handling fee. */
const addApplicant = async (request: APIRequestContext, masterclassId: number, office: object) => {
  const { headers } = await newStudent(request)
  const multipart = {
    is_known: '1',
    repertoire: 'Bach: Partita No. 2\nBrahms: Sonata in G major',
    recording_1: 'https://youtu.be/aB3_x-9yZ01',
    recording_1_title: 'Bach: Allemande',
    agreed_consent: '1',
    agreed_terms: '1',
  }
  const applied = await request.post(`/api/academy/apply/${masterclassId}`, { headers, multipart })
  expect(applied.status(), await applied.text()).toBe(201)
  const { fee_invoice } = await applied.json()
  const data = { amount: fee_invoice.outstanding_amount, paid_on: '2027-07-01' }
  const paid = await request.post(`/api/academy/a/invoices/${fee_invoice.id}/payments`, {
    headers: { ...office },
    data,
  })
  expect(paid.ok(), await paid.text()).toBe(true)
}

const fillMasterclass = async (browser: Browser) => {
  const { request } = await browser.newContext({ baseURL: server.origin })
  const teacher = await tokenOf(request, 'teacher@example.org')
  const own = await (await request.get('/api/academy/t/my-masterclasses', { headers: teacher })).json()
  const { id, application_count } = own.find((one: { is_current: boolean }) => one.is_current)
  const office = await tokenOf(request, 'manager@example.org')
  for (let count = application_count; count < APPLICANTS; count++) await addApplicant(request, id, office)
  return Number(id)
}

/** Declines those at the end of the list, so that some are left to decide by tapping. */
const declineMost = async (request: APIRequestContext, id: number) => {
  const headers = await tokenOf(request, 'teacher@example.org')
  const own = '/api/academy/t/my-masterclasses/applications'
  const all: { id: number; is_accepted: boolean | null; has_withdrawn: boolean }[] = await (
    await request.get(`${own}/${id}`, { headers })
  ).json()
  const undecided = all.filter(({ is_accepted, has_withdrawn }) => is_accepted === null && !has_withdrawn)
  for (const one of undecided.slice(BY_TAPPING)) {
    const answer = await request.put(`${own}/${one.id}`, { headers, data: { is_accepted: false } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()
const person = (page: Page) => page.getByRole('heading', { level: 2 })
const places = (page: Page) => page.locator('.places-line').first()
const reserves = (page: Page) => page.locator('.waiting-list .waiting-name')

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Holds a row of the waiting list until it is lifted, and drops it below the middle of another. */
const dragByFinger = async (page: Page, row: Locator, target: Locator) => {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const start = await middleOf(row.locator('.waiting-place'))
  await send('touchStart', [start])
  await expect(row).toHaveAttribute('data-held')
  const { y } = await middleOf(target)
  for (const part of [0.5, 1])
    await send('touchMove', [{ x: start.x, y: start.y + (y + 20 - start.y) * part }])
  await send('touchEnd', [])
}

/** Whether an element is in the window as a whole. */
const isInWindow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1
    })

test('many applicants on a tablet, then on a phone', oneWidth, async ({ browser }) => {
  test.setTimeout(600_000)
  const id = await fillMasterclass(browser)
  const page = await enter(browser, tablet, 'teacher@example.org')
  await declineMost(page.request, id)

  await test.step('the list has everybody, undecided first, in groups that fold, and can be searched and filtered', async () => {
    await page.goto(`/user/t/masterclass/${id}`)
    const rows = page.locator('.applicant-table tr[id^="applicants-"]')
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(APPLICANTS)
    await expect(rows.first().getByRole('combobox')).toHaveValue('open')
    const heading = page.getByRole('button', { name: /^Applications \(\d+\)$/ })
    await heading.tap()
    await expect(rows.first()).toBeHidden()
    await heading.tap()
    await expect(rows.first()).toBeVisible()
    await page.getByRole('searchbox').fill('hofkircher')
    await expect(rows).toHaveCount(1)
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('Decision', { exact: true }).selectOption('reserve')
    await expect(rows).toHaveCount(2)
    await rows.first().locator('.applicant-name').tap()
    await expect(page.locator('.decision-bar-buttons')).toBeVisible()
    await page.getByRole('link', { name: 'All applicants' }).tap()
    // Filter and place are kept.
    await expect(rows).toHaveCount(2)
    await expect(rows.first().locator('.applicant-name')).toBeFocused()
    await page.getByLabel('Decision', { exact: true }).selectOption('')
  })

  await test.step('rating, note and decision take a tap each, and the last decision can be undone', async () => {
    await page.getByRole('link', { name: 'Go through them one by one' }).tap()
    await expect(page.locator('.decision-bar-buttons')).toBeVisible()
    const name = await person(page).innerText()
    await tap(page, '4 of 5')
    await page.getByRole('textbox', { name: 'Note' }).fill(NOTE)
    await tap(page, /^Accept/)
    await expect(person(page)).not.toHaveText(name)
    await tap(page, 'Undo')
    await expect(person(page)).toHaveText(name)
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(NOTE)
    await expect(page.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('everybody is decided; more than there are places is asked once', async () => {
    let questions = 0
    const question = page.getByRole('alertdialog')
    const done = page.getByRole('heading', { name: 'Everything is decided' })
    for (let turn = 0; turn < APPLICANTS && !(await done.isVisible()); turn++) {
      const before = page.url()
      const hasGoneOn = async () => page.url() !== before || (await done.isVisible())
      const hasEffect = async () => (await question.isVisible()) || (await hasGoneOn())
      // A tap that begins before the next applicant is painted is ignored.
      await expect(async () => {
        if (!(await hasEffect()))
          await tap(page, turn < 3 ? /^Waiting list/ : turn < 14 ? /^Accept/ : /^Decline/)
        await expect.poll(hasEffect, { timeout: 600, intervals: [50] }).toBe(true)
      }).toPass()
      if (await question.isVisible()) {
        questions++
        await question.getByRole('button', { name: 'Accept anyway' }).tap()
        await expect.poll(hasGoneOn).toBe(true)
      }
    }
    expect(questions).toBe(1)
    await expect(done).toBeVisible()
    await expect(places(page)).toContainText('places taken')
    await page.getByRole('link', { name: 'On to the final selection' }).tap()
    await expect(page.getByRole('button', { name: 'Make the selection final' })).toBeInViewport()
  })

  await test.step('the waiting list is put in order, and stays so', async () => {
    const before = await reserves(page).allInnerTexts()
    expect(before).toHaveLength(5)
    await page
      .getByRole('button', { name: `Up: ${before[2]}` })
      .first()
      .tap()
    const [first = '', second = '', third = '', ...rest] = before
    const after = [first, third, second, ...rest]
    await expect(reserves(page)).toHaveText(after)
    await page.reload()
    await expect(reserves(page)).toHaveText(after)
  })

  await test.step('on a phone a finger that holds somebody drags them, and the name leads to them', async () => {
    const standing = await enter(browser, standingPhone, 'teacher@example.org')
    await standing.goto(`/user/t/masterclass/${id}`)
    const rows = standing.locator('.waiting-list > li')
    await rows.nth(1).evaluate(row => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const [first = '', second = '', ...rest] = await reserves(standing).allInnerTexts()
    await dragByFinger(standing, rows.first(), rows.nth(1))
    await expect(reserves(standing)).toHaveText([second, first, ...rest])
    await standing.reload()
    await expect(reserves(standing)).toHaveText([second, first, ...rest])
    await rows.first().getByRole('link', { name: second }).tap()
    await expect(person(standing)).toHaveText(second)
  })

  const phone = await enter(browser, lyingPhone, 'teacher@example.org')
  await test.step('on a phone that lies on its side, player and decisions are in view together', async () => {
    await phone.goto(`/user/t/masterclass/${id}`)
    await phone.getByRole('link', { name: 'Go through them one by one' }).tap()
    await expect(phone.locator('.decision-bar-buttons')).toBeVisible()
    await expect(person(phone)).toBeVisible()
    while (!(await phone.locator('button.recording').first().isVisible())) await tap(phone, 'Next')
    await phone.locator('button.recording').first().tap()
    await expect(phone.locator('.player iframe')).toBeVisible()
    await phone.locator('.applicant-listen').evaluate(element => element.scrollIntoView({ block: 'start' }))
    expect(await isInWindow(phone, '.player iframe')).toBe(true)
    expect(await isInWindow(phone, '.decision-bar-buttons')).toBe(true)
    await expectToFit(phone)
    const name = await person(phone).innerText()
    await phone.getByRole('textbox', { name: 'Note' }).fill('Heard again on the train')
    await phone.getByRole('textbox', { name: 'Note' }).blur()
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible()
    await phone.reload()
    await expect(person(phone)).toHaveText(name)
    await expect(phone.getByRole('textbox', { name: 'Note' })).toHaveValue('Heard again on the train')
  })

  await test.step('the final save on that phone names the class and everybody, and ends the deciding', async () => {
    await openPage(phone, `/user/t/masterclass/${id}`)
    await expect(reserves(phone).first()).toBeVisible()
    const waiting = await reserves(phone).allInnerTexts()
    await tap(phone, 'Make the selection final')
    const dialog = phone.getByRole('alertdialog')
    await expect(dialog.getByText(/^The masterclass: /)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: /get an acceptance/ })).toBeVisible()
    await expect(dialog.getByText(/but the masterclass has only \d+ places/)).toBeVisible()
    for (const name of waiting) await expect(dialog.getByText(name).first()).toBeAttached()
    await dialog.getByRole('button', { name: 'Save and send' }).tap()
    await expect(phone.getByText(/^The selection is final/)).toBeVisible()
    await expect(
      phone.locator('.applicant-table').getByRole('combobox', { name: /^Decision: / }),
    ).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^The selection is final/)).toBeVisible()
  })
})
