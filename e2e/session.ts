import type { APIRequestContext, Page } from '@playwright/test'

/** The password of every account of the demo data. */
export const password = 'Musik-Sommer-1'

/** A login as the browser stores it. */
export const login = async (request: APIRequestContext, email_address: string): Promise<string> => {
  const answer = await request.post('/api/login', { data: { email_address, password } })
  return answer.text()
}

/** Puts a login where the browser keeps it, as if it had been there before the page. */
export const remember = async (page: Page, stored: string): Promise<void> => {
  await page.goto('/imprint')
  await page.evaluate(text => localStorage.setItem('user', text), stored)
}
