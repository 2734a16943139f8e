// Two tabs of one browser. Playwright's own test: the browser logs refused calls.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { login, storageKeys, storeSession } from './session.ts'
import { masterclassThat, newStudent } from './student.ts'

test.use({ locale: 'en' })

const openPage = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(path)
  return page
}
const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' })

test('a login reaches every tab, and a logout ends it everywhere and deletes all input', async ({
  page,
  request,
}) => {
  const { stored, email } = await newStudent(request)
  const masterclass = await masterclassThat(request, 'open')
  await page.goto(`/user/masterclass/${masterclass.id}`)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  const other = await openPage(page.context(), '/imprint')
  await other.evaluate(next => localStorage.setItem('user', next), stored)
  await expect(page).toHaveURL(`/user/masterclass/${masterclass.id}`)
  await page.getByLabel('Repertoire').fill('A suite')
  await other.goto('/user/profile')
  await expect(other.getByText(email).first()).toBeVisible()

  await logoutButton(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Repertoire')).toHaveValue('A suite')
  await logoutButton(other).click()
  await other.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storageKeys(page)).toEqual([])

  await other.goBack()
  await expect(other.getByText(email).first()).toBeHidden()
  await page.goto('/user/profile')
  await expect(page).toHaveURL('/auth/login?return=%2Fuser%2Fprofile')
})

test('a logout does not wait for the network, and reaches the server later', async ({ page, request }) => {
  const { stored, headers } = await newStudent(request)
  await storeSession(page, stored)
  await page.goto('/user')
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  let attempts = 0
  await page.route('**/api/logout', route => {
    attempts += 1
    // The first one gets no answer.
    return attempts > 1 ? route.continue() : undefined
  })
  await logoutButton(page).click()
  await expect(page).toHaveURL('/')
  expect(await storageKeys(page)).toEqual([])
  await expect.poll(() => attempts).toBe(1)
  expect((await request.get('/api/me', { headers })).status()).toBe(200)
  await page.clock.fastForward(5_000)
  await page.clock.fastForward(2_000)
  await expect.poll(() => attempts).toBe(2)
  await expect.poll(async () => (await request.get('/api/me', { headers })).status()).toBe(401)
})

test('no data of one person is sent with the login of another, or shown after its end', async ({
  page,
  request,
}) => {
  await storeSession(page, (await newStudent(request)).stored)
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Edit personal data' }).click()
  await page.getByLabel('Title').fill('Dr.')
  const saves: string[] = []
  page.on('request', sent => void (sent.method() === 'PUT' && saves.push(sent.url())))
  const other = await openPage(page.context(), '/imprint')
  await other.waitForLoadState('networkidle')
  const next = await login(request, 'student2@example.org')
  // The click happens at the moment in which the page receives the other login.
  await page.evaluate(() =>
    addEventListener('storage', () =>
      document.querySelector<HTMLElement>('[role=dialog] [type=submit]')?.click(),
    ),
  )
  await other.evaluate(stored => localStorage.setItem('user', stored), next)
  await expect(page.getByText('student2@example.org')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(saves).toEqual([])

  // Restored from the back/forward cache after a logout that it has not received.
  await page.evaluate(() => {
    localStorage.removeItem('user')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByText('student2@example.org')).toBeHidden()
  await expect(page).toHaveURL('/')
})
