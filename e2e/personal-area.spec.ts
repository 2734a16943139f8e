import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { linkTo } from './outbox.ts'
import { leadsOn, login, logOut, storageKeys, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'
import { expect, oneWidth, test } from './test.ts'

/** Logs in as a new student, so that ending the login affects no other test. */
const loginOfStudent = async (request: APIRequestContext) => login(request, (await newStudent(request)).email)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Personal area' })

test('a guest is sent to the login and back afterwards', oneWidth, async ({ page }) => {
  await page.goto('/user/concert')
  await expect(page).toHaveURL('/auth/login?return=%2Fuser%2Fconcert')
})

test('a student sees the student pages, in order', async ({ page, request, isMobile }) => {
  await storeSession(page, await login(request, 'student@example.org'))
  await page.goto('/user')
  const names = isMobile
    ? ['Overview', 'Days', 'Concert', 'Accommodation', 'Account', 'Masterclasses', 'Profile', 'Access']
    : [
        'Overview',
        'My days',
        'My Concert',
        'My Accommodation',
        'Account',
        'My Masterclasses',
        'Profile',
        'Access',
      ]
  for (const [index, name] of names.entries())
    await expect(menu(page).getByRole('link').nth(index)).toHaveAccessibleName(name)
  await expect(menu(page).getByRole('link')).toHaveCount(names.length)
  await menu(page).getByRole('link').nth(2).click()
  await expect(heading(page, 'My Concert')).toBeVisible()
})

test('a page of another role redirects to the overview and says why', oneWidth, async ({ page, request }) => {
  await storeSession(page, await login(request, 'teacher@example.org'))
  await page.goto('/user/a/masterclass')
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('status').filter({ hasText: 'belongs to another role' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('belongs to another role')).toBeHidden()
})

// Playwright's own test: the browser logs the 404.
bare('the masterclass of another teacher redirects to the overview', oneWidth, async ({ page, request }) => {
  const academy = await (await request.get('/api/academyCurrent')).json()
  const other = academy.master_classes.find(
    (one: { teacher_last_name: string }) => one.teacher_last_name === 'Łabędzki',
  )
  await storeSession(page, await login(request, 'teacher@example.org'))
  await page.goto(`/user/t/masterclass/${other.id}`)
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('status').filter({ hasText: 'not one of yours' })).toBeVisible()
})

/** Returns the width of the page after painting. */
const drawnWidth = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of 'ab') await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth
  })

test(
  'the list of applicants fits into a window that was wider before',
  oneWidth,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await storeSession(page, await login(request, 'teacher@example.org'))
    await page.goto('/user/t/masterclass')
    await page.getByRole('link', { name: /^To the applicants/ }).click()
    await page.locator('.applicant-name').first().scrollIntoViewIfNeeded()
    expect(await drawnWidth(page)).toBe(1280)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await drawnWidth(page)).toBe(390)
  },
)

test(
  'a new member is reminded of the confirmation, and can request the link again',
  oneWidth,
  async ({ page, request }) => {
    await page.clock.install()
    await storeSession(page, await loginOfStudent(request))
    await page.goto('/user')
    await expect(heading(page, 'Welcome, Mira')).toBeVisible()
    // Pause the clock: the fade takes a second, which a busy machine can miss.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Send the link again' }).click()
    const alert = page.getByRole('status').getByText('The confirmation link is on its way.')
    const isShown = async () => {
      await page.clock.runFor(20)
      return alert.isVisible()
    }
    await expect.poll(isShown).toBe(true)
    await page.clock.fastForward(5_000)
    await expect(page.locator('.alert-banner')).toHaveAttribute('data-fading')
    await page.clock.fastForward(1_000)
    await expect(alert).toBeHidden()
  },
)

/** Holds the answer about the user that this page asks for first, which the server has already given. */
const holdFirstAnswer = async (page: Page) => {
  const released = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const received = Promise.withResolvers<void>()
  await page.route(
    '**/api/me',
    async route => {
      const response = await route.fetch()
      answered.resolve()
      await released.promise
      // The page gives up after some seconds.
      await route.fulfill({ response }).catch(() => {})
      received.resolve()
    },
    { times: 1 },
  )
  const release = async () => {
    released.resolve()
    await received.promise
    await drawnWidth(page)
  }
  return { release, isAnswered: answered.promise }
}

test(
  'the page mentions waiting mails until the address is confirmed',
  oneWidth,
  async ({ page, request, context }) => {
    const { email } = await newStudent(request)
    const stored = await login(request, email)
    const masterclass = await masterclassThat(request, 'open')
    const applied = await request.post(`/api/academy/apply/${masterclass.id}`, {
      headers: { authorization: `Bearer ${JSON.parse(stored).access_token}` },
      data: { is_known: 1, agreed_consent: 1, agreed_terms: 1 },
    })
    expect(applied.status()).toBe(201)
    await storeSession(page, stored)
    const held = await holdFirstAnswer(page)
    await page.goto('/user/masterclass')
    const note = page.getByText('We are keeping one email for you until you confirm.')
    await expect(note).toBeVisible()
    await held.isAnswered

    // On a slow network both tabs receive what they asked before the confirmation after what they ask later.
    const other = await context.newPage()
    const heldInOther = await holdFirstAnswer(other)
    await other.route('**/api/email/verify/**', route => heldInOther.isAnswered.then(() => route.continue()))
    await other.goto(await linkTo('/verify-email/', email), leadsOn)
    await expect(other).toHaveURL('/user')
    await expect(heading(other, 'Welcome, Mira')).toBeVisible()
    await expect(note).toBeHidden()
    await heldInOther.release()
    await held.release()
    await expect(note).toBeHidden()
    await expect(other.getByText('not confirmed yet')).toBeHidden()
    const isVerified = () => JSON.parse(localStorage.getItem('user') ?? '').user_data.email_verified
    expect([await page.evaluate(isVerified), await other.evaluate(isVerified)]).toEqual([true, true])
  },
)

test('logging out leads to the home page', oneWidth, async ({ page, request }) => {
  await storeSession(page, await loginOfStudent(request))
  await page.goto('/user')
  await logOut(page)
  await page.goto('/user')
  await expect(page).toHaveURL('/auth/login?return=%2Fuser')
})

// Playwright's own test: the browser logs the refused call.
bare(
  'an expired login keeps the page open until the next navigation',
  oneWidth,
  async ({ page, request }) => {
    const stored = await loginOfStudent(request)
    await storeSession(page, stored)
    await page.goto('/user')
    await expect(heading(page, 'Welcome, Mira')).toBeVisible()
    const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
    await request.post('/api/logout', { headers })

    await page.getByRole('button', { name: 'Send the link again' }).click()
    const expired = page.getByRole('dialog', { name: 'Your session has expired' })
    await expect(expired.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expired.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('link', { name: 'Log in again (new tab)' })).toBeVisible()
    await expect(heading(page, 'Welcome, Mira')).toBeVisible()
    await expect.poll(() => storageKeys(page)).not.toContain('user')
    await menu(page).getByRole('link').last().click()
    await expect(page).toHaveURL('/auth/login?return=%2Fuser%2Faccess')
  },
)

/** Returns the page of the first applicant with a résumé. */
const pageWithResume = async (request: APIRequestContext, stored: string): Promise<string> => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const answer = await request.get('/api/academy/t/my-masterclasses/applications/9', { headers })
  const applicants: { id: number; resume: unknown }[] = await answer.json()
  return `/user/t/masterclass/9?applicant=${applicants.find(({ resume }) => resume !== null)?.id}`
}

for (const [who, pathFor] of [
  ['student', async () => '/user'],
  ['teacher', pageWithResume],
] as const)
  test(
    `a PDF can be downloaded however long a ${who} has had the page open`,
    oneWidth,
    async ({ page, request }) => {
      let answers = 0
      await page.route(/\/api\/(?!.*signature=)/, async route => {
        const response = await route.fetch()
        const text = await response.text()
        if (text.includes('signature=')) answers++
        await route.fulfill({ response, body: text.replaceAll(/signature=[\w-]+/g, `$&&answer=${answers}`) })
      })
      await page.clock.install()
      const stored = await login(request, `${who}@example.org`)
      const path = await pathFor(request, stored)
      await storeSession(page, stored)
      await page.goto(path)
      const pdf = page.locator('a[download][href*="answer="]').first()
      await expect(pdf).toBeVisible()
      const before = answers
      await page.clock.fastForward('10:00')
      const download = page.waitForEvent('download')
      await pdf.click()
      const answer = Number(new URL((await download).url()).searchParams.get('answer'))
      expect(answer).toBeGreaterThan(before)
    },
  )

test(
  'after another person logs in in another tab, no input of the first person is left here',
  oneWidth,
  async ({ page, request }) => {
    await storeSession(page, (await newStudent(request)).stored)
    await page.goto('/user/profile')
    await page.getByRole('button', { name: 'Edit personal data' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill('Dr.')

    const other = await page.context().newPage()
    await other.goto('/imprint')
    // It loads the current user and stores the result.
    await other.waitForLoadState('networkidle')
    const { stored } = await newStudent(request)
    await other.evaluate(login => localStorage.setItem('user', login), stored)
    await expect(form).toBeHidden()
    await expect(page.getByRole('definition').getByText(JSON.parse(stored).user_data.email)).toBeVisible()
  },
)

const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a long name does not overflow the page', async ({ page, request }) => {
  const { stored, headers, email } = await newStudent(request)
  const first_name = 'Venkatanarasimharajuvaripetaswamy'
  const data = { first_name, last_name: 'Talbach', email, gender: 'male' }
  expect((await request.put('/api/user/profile', { headers, data })).status()).toBe(200)
  await storeSession(page, stored)
  await page.goto('/user')
  await expect(heading(page, `Welcome, ${first_name}`)).toBeVisible()
  expect(await beyondTheEdge(page)).toBe(0)
})

test('the lists of the office fit beside the sidebar', async ({ page, request, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1024, height: 768 })
  await page.context().addCookies([{ name: 'locale', value: 'de', url: 'http://localhost' }])
  await storeSession(page, await login(request, 'admin@example.org'))
  for (const path of ['/user/a/masterclass', '/user/a/invoices', '/user/a/lodging']) {
    await page.goto(path)
    await expect(page.getByRole('table').first()).toBeVisible()
    expect(await beyondTheEdge(page), path).toBe(0)
  }
})
