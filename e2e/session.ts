import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The password of every demo account. */
export const password = 'Musik-Sommer-1'

/** For pages that lead on to another one at once, so that they are never loaded to the end. */
export const leadsOn = { waitUntil: 'commit' } as const

/** Logs in and returns the session as the browser stores it. */
export const login = async (request: APIRequestContext, email_address: string): Promise<string> => {
  const answer = await request.post('/api/login', { data: { email_address, password } })
  const stored = await answer.text()
  expect(answer.status(), stored).toBe(200)
  return stored
}

/**
 * Stores a session in the browser before the next page, only once, so that a logout is not undone. The dialog that
 * completes a profile does not open by itself, as later in a visit.
 */
export const storeSession = (page: Page, stored: string): Promise<unknown> =>
  page.addInitScript(
    ([mark, text]) => {
      if (sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'done')
      localStorage.setItem('user', text)
      sessionStorage.setItem(`profile-asked:${JSON.parse(text).user_data.id}`, 'yes')
    },
    [`remembered-${randomUUID()}`, stored] as const,
  )

/** Returns the keys of the browser's storage. */
export const storageKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage))

/**
 * Leaves the personal area first: requests still in progress would be refused, and the browser would log it.
 */
export const logOut = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
}
