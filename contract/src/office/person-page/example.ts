import { exampleWritten } from '../../admission/applications/schemas.ts'
import type { Country } from '../../base/schemas.ts'
import { exampleRequest } from '../../concerts/requests/schemas.ts'
import { exampleBooking } from '../../lodging/bookings/schemas.ts'
import { exampleInvoice } from '../../money/invoices/schemas.ts'
import { exampleOfficeDetails } from '../../people/arrival-details/schemas.ts'
import { exampleCard } from '../../programme/masterclasses/schemas.ts'
import { exampleTerms } from '../../site/documents/schemas.ts'
import type { Person, PersonNote } from './schemas.ts'

const country: Country = { id: 14, name_de: 'Österreich', name_en: 'Austria' }
const whose = { account_id: 7, full_name: 'Mira Talbach', email: 'mira@example.org' }

export const exampleNote: PersonNote = {
  id: 2,
  text: 'Arrives late, the key is with the porter.',
  author: { id: 1, name: 'Rosa Kienzl' },
  created_at: '2027-07-20T09:00:00.000Z',
  changed_at: '2027-07-20T09:00:00.000Z',
  version: 1,
}

export const examplePerson: Person = {
  id: 7,
  version: 3,
  phase: 'preparation',
  title: null,
  first_name: 'Mira',
  last_name: 'Talbach',
  latin_name: '',
  email: 'mira@example.org',
  email_verified: true,
  pending_email: null,
  gender: 'female',
  date_of_birth: '2009-12-17',
  age: 17,
  is_minor: true,
  nationality: country,
  locale: 'de',
  addresses: [{ id: 5, type: 'PRIMARY', street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country }],
  created_at: '2027-01-10T09:00:00.000Z',
  last_login_at: '2027-07-11T09:00:00.000Z',
  has_password: true,
  erased_at: null,
  can_change: true,
  roles: [],
  teacher: null,
  second_factor: { is_set_up: false, required_from: null, reset: null },
  teaches: [],
  invitation: null,
  balance: { outstanding: 570, overdue: 75, credit: 0 },
  arrival_details: exampleOfficeDetails,
  applications: [
    {
      id: 41,
      status: 'applied',
      is_known: false,
      ...exampleWritten,
      recordings: ['https://video.example.org/recital'],
      recording_titles: ['Sarabande'],
      documents: [exampleTerms],
      resume: { name: 'Mira Talbach.pdf' },
      applied_at: '2027-03-02T09:30:00.000Z',
      withdrawn_at: null,
      open_offer_until: null,
      fee_paid: false,
      is_current: true,
      masterclass: {
        id: 3,
        start_date: '2027-08-02',
        end_date: '2027-08-10',
        teacher: { first_name: 'Ilse', last_name: 'Marent' },
        instrument: exampleCard.instrument,
        participation_fee: 540,
        is_final: false,
        places: 10,
        participant_count: null,
      },
      can_withdraw: true,
      can_accept: false,
      accept_obstacle: null,
      late_fee: null,
    },
  ],
  bookings: [{ ...exampleBooking, ...whose, gets_mail: true, room_name: '12', is_current_academy: true }],
  concerts: [
    {
      ...exampleRequest,
      evening: { date: '2027-08-06', place: 'Cloister hall', is_announced: true },
      is_withdrawn: false,
    },
  ],
  notes: [exampleNote],
  invoices: [
    { ...exampleInvoice, ...whose, overdue: true, refund_due: 0, payments: [], documents: [exampleTerms] },
  ],
}
