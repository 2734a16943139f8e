// A place is given up: the first on the waiting list declines, the second lets the hour pass, the third gets it.
import { type APIRequestContext, type Browser, test as bare, expect } from '@playwright/test'
import { openPage } from './open-page.ts'
import { sendLetters } from './send-letters.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { oneWidth } from './test.ts'

const AFTER_DEADLINE = '2027-07-05T10:00:00+02:00'
const TWO_DAYS_LATER = '2027-07-07T12:00:00+02:00'
/** The job that ends offers runs every minute. */
const JOB_MS = 120_000

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
const lyingPhone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }

interface Applicant {
  application_id: number
  account_id: number
  full_name: string
  decision: string | null
}

// The students have tablets, or phones that lie on their side; the office has a desktop.
bare.describe('a place that is given up', oneWidth, () => {
  bare.use({ locale: 'en' })
  bare.slow()
  let server: Awaited<ReturnType<typeof separateServer>>
  bare.beforeAll(async () => {
    bare.setTimeout(SERVER_HOOK_MS)
    server = await separateServer(AFTER_DEADLINE)
  })
  bare.afterAll(() => server?.remove())

  const enter = async (browser: Browser, email: string, device: typeof desktop = lyingPhone) => {
    const context = await browser.newContext({ ...device, baseURL: server.origin, locale: 'en' })
    const page = await context.newPage()
    const stored = await login(context.request, email)
    await storeSession(page, stored)
    return {
      page,
      request: context.request,
      headers: { authorization: `Bearer ${JSON.parse(stored).access_token}` },
    }
  }

  const largest = async (request: APIRequestContext, headers: Record<string, string>) => {
    const all = await (await request.get('/api/academy/a/all-current-masterclasses', { headers })).json()
    return all.masterclasses.toSorted(
      (a: { application_count: number }, b: { application_count: number }) =>
        b.application_count - a.application_count,
    )[0]
  }

  /** Finds a masterclass with at least four applicants, decides on all, and makes it final. */
  const makeFinal = async (request: APIRequestContext, headers: Record<string, string>) => {
    const chosen = await largest(request, headers)
    const url = `/api/academy/a/masterclasses/${chosen.id}/decisions`
    const { applicants } = await (await request.get(url, { headers })).json()
    expect(applicants.length).toBeGreaterThanOrEqual(4)
    const decisions = applicants.map((one: Applicant, index: number) => ({
      application_id: one.application_id,
      before: one.decision,
      decision: index === 0 ? 'accept' : index < 4 ? 'reserve' : 'decline',
    }))
    const decided = await request.put(url, { headers, data: { reason: 'The teacher is ill', decisions } })
    expect(decided.status(), await decided.text()).toBe(200)
    const programme = await (await request.get('/api/academy/a/programme', { headers })).json()
    const row = programme.masterclasses.find(({ id }: { id: number }) => id === chosen.id)
    const changed = await request.put(`/api/academy/a/programme/masterclasses/${chosen.id}`, {
      headers,
      data: { ...row, places: 1, offers_automatic: true, confirmed: row.application_count },
    })
    expect(changed.status(), await changed.text()).toBe(200)
    const saved = await request.post(`/api/academy/a/masterclasses/${chosen.id}/finalize`, { headers })
    expect(saved.status(), await saved.text()).toBe(200)
    await sendLetters(request, chosen.id)
    const emailOf = async ({ account_id }: Applicant): Promise<string> =>
      (await (await request.get(`/api/academy/a/people/${account_id}`, { headers })).json()).email
    const people = applicants.slice(0, 4) as Applicant[]
    return { id: chosen.id as number, emails: await Promise.all(people.map(emailOf)), people }
  }

  bare('goes to the third on the waiting list', async ({ browser }) => {
    bare.setTimeout(6 * 60_000)
    const office = await enter(browser, 'manager@example.org', desktop)
    await bare.step('before that the office searches somebody in the list and decides', async () => {
      const { page, request, headers } = office
      const { id } = await largest(request, headers)
      await page.goto(`/user/a/masterclass/${id}/decisions`)
      const rows = page.locator('.office-decisions tbody tr')
      await expect(rows.first()).toBeVisible()
      const all = await rows.count()
      const name = await rows.last().getByRole('link').first().innerText()
      await page.getByRole('searchbox').fill(name)
      await expect(rows).toHaveCount(1)
      await rows.getByRole('button', { name: 'Waiting list' }).click()
      // What is chosen stays chosen while the search changes.
      await page.getByRole('searchbox').fill('')
      await expect(rows).toHaveCount(all)
      const row = rows.filter({ hasText: name })
      await expect(row.getByRole('button', { name: 'Waiting list' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByLabel('Reason').fill('Decided on the phone')
      await page.getByRole('button', { name: 'Save the decisions' }).click()
      await expect(page.getByText('The decisions are saved.')).toBeVisible()
      await page.getByLabel('Saved decision').selectOption('reserve')
      await expect(row).toHaveCount(1)
    })
    const { id, emails, people } = await makeFinal(office.request, office.headers)
    const [participant = '', first = '', second = '', third = ''] = emails

    const leaving = await enter(browser, participant, tablet)
    await leaving.page.goto('/user/masterclass')
    await leaving.page
      .getByRole('button', { name: /Give the place back/ })
      .first()
      .click()
    await leaving.page.getByRole('button', { name: 'Give it back' }).click()
    await expect(leaving.page.getByText('Your place was given back.')).toBeVisible()

    const declining = await enter(browser, first)
    await declining.page.goto('/user')
    await declining.page.getByRole('link', { name: /Answer the offer/ }).click()
    await expect(declining.page.getByText(/Please answer by 7 July 2027, 1/)).toBeVisible()
    await declining.page.getByRole('button', { name: 'Decline' }).click()
    await declining.page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
    await expect(declining.page.getByText('You have declined this place.')).toBeVisible()

    await openPage(office.page, `/user/a/waiting-list/${id}`)
    await expect(office.page.getByText(/turned the place down on/)).toBeVisible()
    await expect(office.page.getByText(/offered, until/)).toBeVisible()

    // The second says nothing for two days.
    await server.stop()
    await server.startAgain(TWO_DAYS_LATER)
    const accepting = await enter(browser, third)
    await expect(async () => {
      await accepting.page.goto('/user')
      await expect(accepting.page.getByRole('link', { name: /Answer the offer/ })).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: JOB_MS })
    await accepting.page.getByRole('link', { name: /Answer the offer/ }).click()
    await accepting.page.getByRole('button', { name: /^Accept the place/ }).click()
    await accepting.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Accept the place/ })
      .click()
    await expect(accepting.page.getByText('You have accepted this place.')).toBeVisible()

    const late = await enter(browser, second, tablet)
    await late.page.goto('/user')
    await expect(late.page.getByText(/will not ask you again/)).toBeVisible()
    await office.page.goto(`/user/a/waiting-list/${id}`)
    await expect(office.page.getByText(/no answer by/)).toBeVisible()
    await expect(office.page.getByText('1 of 1 places is taken.')).toBeVisible()
    await expect(office.page.getByText(people[3]?.full_name ?? '')).toHaveCount(0)
  })
})
