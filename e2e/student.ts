import { type APIRequestContext, expect } from '@playwright/test'
import { password } from './session.ts'

/** Registrations are limited by address and hour, so every registration uses its own address. */
const randomIp = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`

/**
 * Registers a student for one test, without applications and bookings. `stored` is the session as the browser
 * stores it.
 */
export const newStudent = async (request: APIRequestContext) => {
  const email = `mira.${crypto.randomUUID()}@example.org`
  const person = { first_name: 'Mira', last_name: 'Talbach', email_address: email }
  const data = { ...person, password, password_confirmation: password }
  const from = { 'x-forwarded-for': randomIp() }
  const answer = await request.post('/api/register', { data, headers: from })
  const stored = await answer.text()
  expect(answer.status(), stored).toBe(201)
  return { email, stored, headers: { authorization: `Bearer ${JSON.parse(stored).access_token}` } }
}

/** Sets the gender, which booking requires. */
export const giveGender = async (request: APIRequestContext, stored: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const profile = await (await request.get('/api/user/profile', { headers })).json()
  const { first_name, last_name, email, locale } = profile
  const data = { first_name, last_name, email, locale, gender: 'female' }
  expect((await request.put('/api/user/profile', { headers, data })).ok()).toBe(true)
}

/** Returns a masterclass of the current academy that is open or closed for applications. */
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

/** Registers a student and applies for an open masterclass, which makes an invoice. */
export const newStudentWithInvoice = async (request: APIRequestContext) => {
  const student = await newStudent(request)
  const { id } = await masterclassThat(request, 'open')
  const answer = await request.post(`/api/academy/apply/${id}`, {
    headers: student.headers,
    multipart: { is_known: '1', agreed_consent: '1', agreed_terms: '1', repertoire: 'A suite' },
  })
  expect(answer.status()).toBe(201)
  const { id: invoice_id, invoice_number } = (await answer.json()).fee_invoice
  return { ...student, invoice_id, invoice_number: invoice_number as string }
}
