import { type APIRequestContext, expect } from '@playwright/test'
import { password } from './session.ts'

/** Somebody who has just registered. Registrations are counted by the hour: most tests do with `freshStudent`. */
export const newStudent = async (request: APIRequestContext) => {
  const email = `mira.${crypto.randomUUID()}@example.org`
  const person = { first_name: 'Mira', last_name: 'Talbach', email_address: email }
  const data = { ...person, password, password_confirmation: password }
  const stored = await (await request.post('/api/register', { data })).text()
  return { email, stored, headers: { authorization: `Bearer ${JSON.parse(stored).access_token}` } }
}

let student: ReturnType<typeof newStudent> | undefined

/** What the house needs to know before somebody books. */
export const giveGender = async (request: APIRequestContext, stored: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const profile = await (await request.get('/api/user/profile', { headers })).json()
  const { first_name, last_name, email, locale } = profile
  const data = { first_name, last_name, email, locale, gender: 'female' }
  expect((await request.put('/api/user/profile', { headers, data })).ok()).toBe(true)
}

/**
 * A student who has applied for nothing, has booked nothing, wishes for no concert and has no résumé. One for all tests of a worker, since registrations are counted
 * by the hour; `stored` is the login as the browser keeps it.
 */
export const freshStudent = async (request: APIRequestContext) => {
  student ??= newStudent(request)
  const { headers, ...person } = await student
  const applications = await (await request.get('/api/academy/applications', { headers })).json()
  for (const { id } of applications) await request.delete(`/api/academy/applications/${id}`, { headers })
  const bookings = await (await request.get('/api/accommodation/bookings/current', { headers })).json()
  for (const { id, is_current } of bookings)
    if (is_current) await request.delete(`/api/accommodation/bookings/${id}`, { headers })
  const wishes = await (await request.get('/api/concert-requests', { headers })).json()
  for (const { id } of wishes) await request.delete(`/api/concert-requests/${id}`, { headers })
  await request.delete('/api/user/resume', { headers })
  return person
}

/** A masterclass of the current academy that one can, or can no longer, apply for. */
export const masterclassThat = async (request: APIRequestContext, is: 'open' | 'closed') => {
  const academy = await (await request.get('/api/academyCurrent')).json()
  const found = academy.master_classes.find(
    (one: { application_closed: number }) => one.application_closed === (is === 'open' ? 0 : 1),
  )
  expect(found).toBeTruthy()
  return found as {
    id: number
    instrument: { name_de: string; name_en: string }
    teacher_first_name: string
    teacher_last_name: string
  }
}
