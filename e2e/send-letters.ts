import { type APIRequestContext, expect } from '@playwright/test'
import { login } from './session.ts'

/** Sends the letters of a final save at once, as the office, so that students know their results. */
export const sendLetters = async (request: APIRequestContext, masterclass_id: number): Promise<void> => {
  const { access_token } = JSON.parse(await login(request, 'manager@example.org'))
  const sent = await request.post(`/api/academy/a/masterclasses/${masterclass_id}/letters`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(sent.status(), await sent.text()).toBe(200)
}
