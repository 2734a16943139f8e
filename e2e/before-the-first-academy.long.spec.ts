// What visitors and members see before the office has made an academy. The tests share one server.

// Not the test of this folder: before the first academy the browser logs that there is none (404).
import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test'
import { emptyProduction, SERVER_HOOK_MS } from './separate-server.ts'
import { leadsOn, login, storeSession } from './session.ts'
import { newStudent } from './student.ts'

let site: Awaited<ReturnType<typeof emptyProduction>>
test.beforeAll(async () => {
  test.setTimeout(SERVER_HOOK_MS)
  site = await emptyProduction()
})
test.afterAll(() => site?.remove())

test.describe.configure({ mode: 'serial' })

const open = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options })).newPage()

test('the pages of an empty installation state no hours that nobody has entered, and log nothing', async ({
  browser,
}) => {
  const visitor = await open(browser, { locale: 'de-AT' })
  const logged: string[] = []
  visitor.on('console', message => message.type() === 'error' && logged.push(message.text()))
  for (const path of ['/', '/academy', '/masterclasses', '/concerts', '/costs', '/dates', '/past-years']) {
    await visitor.goto(path, { waitUntil: 'networkidle' })
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.getByText('Frühstück.')).toBeHidden()
  }
  expect(logged).toEqual([])
})

const memberPages = ['', '/profile', '/personal-data', '/access', '/security', '/days']
const studentPages = ['/masterclass', '/acomodation', '/acomodation?step=dates', '/concert', '/account']
const members = [
  { role: 'student', pages: [...memberPages, ...studentPages, '/concert?request=new'] },
  { role: 'Teacher', pages: [...memberPages, '/t/masterclass'] },
  { role: 'Correpetitor', pages: [...memberPages, '/r/masterclass', '/a/accompaniment'] },
]

test('no page of a student, a teacher or an accompanist asks for an academy that is not there yet', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  for (const [index, { role, pages }] of members.entries()) {
    const page = await open(browser, { locale: index === 0 ? 'de-AT' : 'en' })
    const { email, stored } = await newStudent(page.request)
    await storeSession(page, stored)
    if (role !== 'student') {
      await page.goto(await site.mails.linkTo(email), leadsOn)
      await page.waitForURL('/user')
      await site.admin('role', email, `+${role}`)
      // A new role ends all sessions.
      await storeSession(page, await login(page.request, email))
    }
    const refused: string[] = []
    page.on('response', response => void (response.ok() || refused.push(`${page.url()}: ${response.url()}`)))
    for (const path of pages) {
      await page.goto(`/user${path}`, { waitUntil: 'networkidle' })
      expect(new URL(page.url()).pathname).toBe(`/user${path}`.split('?')[0])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(refused).toEqual([])
    await page.context().close()
  }
})
