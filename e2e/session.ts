import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The password of every account of the demo data. */
export const password = 'Musik-Sommer-1'

/** A login as the browser stores it. */
export const login = async (request: APIRequestContext, email_address: string): Promise<string> => {
  const answer = await request.post('/api/login', { data: { email_address, password } })
  const stored = await answer.text()
  expect(answer.status(), stored).toBe(200)
  return stored
}

/** Puts a login where the browser keeps it, before the next page and once: a logout stays one. */
export const remember = (page: Page, stored: string): Promise<unknown> =>
  page.addInitScript(
    ([mark, text]) => {
      if (sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'done')
      localStorage.setItem('user', text)
    },
    [`remembered-${randomUUID()}`, stored] as const,
  )

/** The names of what the browser keeps. */
export const keptNames = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage))

/** Leaves the personal area. What a page still asks for would be refused, and the browser would report that. */
export const logOut = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
}
