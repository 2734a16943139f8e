// The way of an applicant from the registration to the booked room, over HTTP.
import type { Db } from '../../api/src/db/connection.ts'
import { logIn } from './people.ts'
import { formWith } from './resume.ts'
import { type Client, client } from './send.ts'

const PASSWORD = 'Klang-Raum-7'

/** What the personal area asks for when it is opened. */
const OPENED = ['/api/me', '/api/user/profile', '/api/academy/applications', '/api/user/account']

export const openMasterclass = async (db: Db): Promise<number> => {
  const open = await db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select('masterclasses.id')
    .where('is_current', '=', true)
    .where('application_closed', '=', false)
    .where('finalized_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open.id
}

export const officeClient = async (db: Db, port: number): Promise<Client> => {
  const find = db.selectFrom('accounts').select('id').where('email', '=', 'manager@example.org')
  const one = client(port)
  one.useSession((await logIn(db, (await find.executeTakeFirstOrThrow()).id)).token)
  return one
}

interface Applicant {
  db: Db
  port: number
  office: Client
  masterclass: number
  file: File
  place: number
}

const register = async ({ db, place }: Applicant, one: Client): Promise<number> => {
  const person = { first_name: 'Mira', last_name: 'Talbach', email_address: `mira${place}@example.org` }
  const { user_data, access_token } = await one.call<{ user_data: { id: number }; access_token: string }>(
    '/api/register',
    { body: { ...person, password: PASSWORD, password_confirmation: PASSWORD } },
  )
  one.useSession(access_token)
  // Instead of the link in the mail.
  await db
    .updateTable('accounts')
    .set({ email_verified: true })
    .where('accounts.id', '=', user_data.id)
    .execute()
  return user_data.id
}

const fillProfile = async ({ place }: Applicant, one: Client): Promise<void> => {
  const name = { title: null, first_name: 'Mira', last_name: 'Talbach', latin_name: '' }
  const person = { gender: 'female', date_of_birth: '2004-05-17', nationality: 14, locale: 'de' }
  const body = { ...name, ...person, email: `mira${place}@example.org` }
  await one.call('/api/user/profile', { method: 'PUT', body })
  const address = { type: 'PRIMARY', street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country: 14 }
  await one.call('/api/user/profile/addresses', { method: 'PUT', body: { addresses: [address] } })
}

const payInvoices = async ({ db, office }: Applicant, account: number): Promise<void> => {
  const open = await db
    .selectFrom('invoice_balances')
    .select(['invoice_id', 'outstanding_cents'])
    .where('debtor_id', '=', account)
    .where('outstanding_cents', '>', 0)
    .execute()
  const paid_on = new Date().toISOString().slice(0, 10)
  for (const { invoice_id, outstanding_cents } of open)
    await office.call(`/api/academy/a/invoices/${invoice_id}/payments`, {
      body: { amount: (outstanding_cents ?? 0) / 100, paid_on },
    })
}

const book = async (one: Client): Promise<void> => {
  const { room_types, meal_types, start_date, end_date } = await one.call<{
    room_types: { id: number }[]
    meal_types: { id: number }[]
    start_date: string
    end_date: string
  }>('/api/accommodation/options')
  await one.call('/api/accommodation/bookings', {
    body: {
      start_date,
      end_date,
      academy_room_type_id: room_types[0]?.id,
      academy_meal_type_id: meal_types[0]?.id,
      diet: 'VEGETARIAN',
      comment: '',
      agreedToTerms: true,
    },
  })
}

/** Two invoices are issued, mailed with their papers, and paid. */
export const applyAndBook = async (applicant: Applicant): Promise<void> => {
  const { port, masterclass, file } = applicant
  const one = client(port)
  const account = await register(applicant, one)
  const openArea = async () => {
    for (const path of OPENED) await one.load(path)
  }
  await openArea()
  await fillProfile(applicant, one)
  await one.call(`/api/academy/apply/${masterclass}`, { body: formWith(file) })
  await openArea()
  await payInvoices(applicant, account)
  await book(one)
  await openArea()
  await payInvoices(applicant, account)
  one.close()
}
