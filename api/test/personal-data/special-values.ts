import { randomBytes, randomUUID } from 'node:crypto'
import { at, Fixed, fixed, nothing, type SpecialRow, type Value } from './mark-context.ts'
import { specialMoney } from './special-money.ts'

const booking: SpecialRow = {
  start_date: context => new Fixed(`2027-08-0${context.number}`),
  end_date: fixed('2027-08-10'),
  diet: fixed('VEGETARIAN'),
  special_diets: fixed(['VEGAN', 'HALAL']),
  is_free: fixed(false),
  total_cents: fixed(10_000),
  fee_cents: fixed(100),
}

const application: SpecialRow = {
  status: fixed('reserve'),
  is_accepted: fixed(false),
  reserve_rank: context => new Fixed(context.number),
  withdrawn_at: nothing,
  material_removed_at: nothing,
}

const concertRequest: SpecialRow = {
  chamber_ensemble: ({ mark }) =>
    JSON.stringify([{ name: mark('concert_requests', 'chamber_ensemble'), instrument: 'Viola' }]),
  is_recording_free: fixed(false),
  announced_date: fixed('2027-08-06'),
  // Where the concert is, which says nothing about the person.
  announced_place: fixed('Stiftskirche'),
  duration_seconds: fixed(300),
  withdrawn_at: nothing,
}

const empty = fixed('')

/** A consent, with what it is for. */
const consent = (kind: string, subject?: 'application_id' | 'booking_id' | 'academy_id'): SpecialRow => {
  const none = { application_id: nothing, booking_id: nothing, academy_id: nothing, wording: nothing }
  const { [subject ?? 'wording']: _, ...others } = none
  return {
    ...others,
    ...(subject === undefined && { wording: fixed(1) }),
    kind: fixed(kind),
    given_at: at('2027-01-01T10:00:00Z'),
    withdrawn_at: at('2027-01-02T10:00:00Z'),
  }
}

const erasureRequest = { requested_at: at('2026-01-01T10:00:00Z'), erase_after: at('2026-01-15T10:00:00Z') }

/** Values of columns that cannot have just any text, number or day; a table with several rows has several entries. */
export const specialRows: Record<string, SpecialRow[]> = {
  consents: [
    consent('photos'),
    consent('application_data', 'application_id'),
    consent('lodging_terms', 'booking_id'),
    consent('parents', 'academy_id'),
  ],
  erasure_requests: [
    { ...erasureRequest, cancelled_at: at('2026-01-02T10:00:00Z'), erased_at: nothing },
    { ...erasureRequest, cancelled_at: nothing, erased_at: at('2026-01-15T10:00:00Z') },
  ],
  ...specialMoney,
  accounts: [
    {
      email: ({ email }) => email,
      email_canonical: ({ email }) => email,
      email_verified: fixed(true),
      pending_email: ({ mark }) => `${mark('accounts', 'pending_email')}@example.org`,
      locale: fixed('de'),
      roles: fixed(['student']),
    },
  ],
  invitations: [
    {
      role: fixed('Correpetitor'),
      teacher_id: nothing,
      email: ({ email }) => email,
      email_canonical: ({ email }) => email,
      locale: fixed('de'),
    },
    {
      role: fixed('Teacher'),
      email: ({ mark }) => `${mark('invitations', 'email')}@example.org`,
      email_canonical: ({ mark }) => `${mark('invitations', 'email')}@example.org`,
      first_name: nothing,
      last_name: nothing,
      locale: fixed('de'),
    },
  ],
  data_exports: [
    {
      locale: fixed('de'),
      state: fixed('ready'),
      progress: fixed(100),
      key: ({ mark }) => `exports/${mark('data_exports', 'key')}.zip`,
    },
  ],
  profiles: [{ gender: fixed('female'), date_of_birth: fixed('2005-05-17') }],
  addresses: [{ type: fixed('PRIMARY') }],
  resumes: [{ size: fixed(1_234), key: ({ mark }) => `resumes/${mark('resumes', 'key')}.pdf` }],
  parent_consents: [{ key: ({ mark }) => `consents/${mark('parent_consents', 'key')}.pdf` }],
  teachers: [
    {
      portrait: () => new Fixed(randomUUID()),
      portrait_widths: fixed([800]),
      portrait_formats: fixed(['webp']),
    },
  ],
  applications: [
    application,
    {
      ...application,
      status: fixed('withdrawn'),
      withdrawn_at: at('2027-06-01T10:00:00Z'),
      material_removed_at: at('2027-06-02T10:00:00Z'),
      reserve_rank: nothing,
      resume_id: nothing,
      recording_1: empty,
      recording_2: empty,
      recording_3: empty,
      fee_invoice_id: nothing,
      participation_invoice_id: nothing,
      withdrawal_invoice_id: nothing,
    },
  ],
  repertoire_changes: [{ former_piece_ids: ({ shared }) => new Fixed([shared('pieces')]) }],
  applicant_reviews: [{ rating: fixed(4) }],
  place_offers: [
    {
      state: fixed('accepted'),
      offered_at: at('2027-07-06T10:00:00Z'),
      expires_at: at('2027-07-09T10:00:00Z'),
    },
  ],
  correpetition_periods: [{ start_date: fixed('2027-08-01'), end_date: fixed('2027-08-14') }],
  bookings: [
    { ...booking, cancelled_at: nothing, withdrawal_invoice_id: nothing },
    {
      ...booking,
      total_cents: fixed(0),
      fee_cents: fixed(0),
      invoice_id: nothing,
      cancelled_at: at('2027-06-01T11:00:00Z'),
    },
  ],
  room_placements: [{ start_date: booking.start_date as Value, end_date: booking.end_date as Value }],
  concert_requests: [
    concertRequest,
    {
      ...concertRequest,
      withdrawn_at: at('2027-06-01T12:00:00Z'),
      announced_date: nothing,
      announced_place: nothing,
      announced_evening_id: nothing,
      invoice_id: nothing,
      video_url: nothing,
    },
  ],
  requested_movements: [
    {
      piece_id: ({ shared }) => new Fixed(shared('pieces')),
      movement_id: ({ shared }) => new Fixed(shared('movements')),
      duration_seconds: fixed(120),
    },
  ],
  survey_invitations: [{ locale: fixed('de'), is_spent: fixed(false) }],
  survey_drafts: [{ uuid: ({ of }) => new Fixed(of('survey_invitations', 'uuid')) }],
  outbox: [
    {
      locale: fixed('de'),
      stopped_at: nothing,
      kind: nothing,
      key: ({ tag }) => `${tag}:1`,
      message_id: ({ tag }) => `${tag}-1`,
      body_text: ({ mark }) => `${mark('outbox', 'body_text')} ${mark('outbox', 'secret_link')}`,
    },
    {
      locale: fixed('de'),
      key: ({ tag }) => `${tag}:2`,
      message_id: ({ tag }) => `${tag}-2`,
      sent_at: nothing,
      given_up_at: nothing,
    },
    // To the address of the person, but of no account.
    {
      account_id: nothing,
      recipient: ({ email }) => email,
      locale: fixed('de'),
      key: ({ tag }) => `contact-answer:${tag}`,
      message_id: ({ tag }) => `${tag}-3`,
      subject: ({ tag }) => `${tag}-outbox-by-address`,
      sent_at: nothing,
      given_up_at: nothing,
    },
  ],
  notice_refusals: [{ kind: fixed('deadline') }],
  sent_notices: [{ kind: fixed('deadline') }],
  contact_messages: [
    {
      locale: fixed('de'),
      state: fixed('new'),
      page: ({ mark }) => `/user/${mark('contact_messages', 'page')}`,
    },
    {
      account_id: nothing,
      email: ({ email }) => email,
      locale: fixed('de'),
      state: fixed('new'),
      subject: ({ tag }) => `${tag}-contact_messages-by-address`,
      page: nothing,
    },
  ],
  calendar_feeds: [{ nonce: () => new Fixed(randomBytes(16)) }],
  audit_log: [
    {
      action: fixed('person_corrected'),
      details: ({ mark }) => ({ first_name: ['before', mark('audit_log', 'details')] }),
    },
  ],
}
