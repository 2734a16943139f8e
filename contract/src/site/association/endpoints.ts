import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { email } from '../../base/fields.ts'
import { AssociationChange, Site, StoredAssociation, TestMailOutcome } from './schemas.ts'

const example = {
  site_name_de: 'Internationale Sommerakademie',
  site_name_en: 'International Summer Academy',
  place: 'Stift Amselzell',
  name: 'Verein Sommerakademie Amselzell',
  legal_form_de: 'Gemeinnütziger Verein',
  legal_form_en: 'Non-profit association',
  street: 'Stiftsplatz 1',
  zip: '9999',
  city: 'Amselzell',
  email: 'office@example.org',
  phone: '',
  website: 'https://academy.example.org',
  register_number: 'ZVR 000000000',
  register_authority: '',
  tax_note_de: 'Umsatzsteuerfrei',
  tax_note_en: 'Exempt from VAT',
  purpose_de: 'Der Verein fördert junge Musikerinnen und Musiker.',
  purpose_en: 'The association promotes young musicians.',
  board: [{ function_de: 'Obfrau', function_en: 'Chair', name: 'Hedwig Lärchbaumer' }],
  social_links: [{ name: 'Instagram', url: 'https://example.org/instagram' }],
} satisfies Omit<Site, `country_${string}` | 'phase'>

const exampleSite: Site = {
  ...example,
  country_de: 'Österreich',
  country_en: 'Austria',
  country_code: 'AT',
  phase: 'applications',
}

const exampleAssociation: StoredAssociation = {
  ...example,
  country: 14,
  contact_email: 'office@example.org',
  festival_url: 'https://festival.example.org',
  bank_name: '',
  bank_address: '',
  account_holder: '',
  iban: 'AT611904300234573201',
  bic: '',
  due_days: 14,
  remind_before_days: 3,
  remind_after_days: 7,
  remind_again_days: 21,
  remind_fee_days: 5,
  version: 1,
}

export const site = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'The name of the site, what the public may know about the association, and the part of the year',
  stored: true,
  status: 200,
  reply: Site,
  example: { reply: exampleSite },
})

export const association = endpoint({
  method: 'GET',
  path: '/api/academy/a/association',
  access: 'manage_association',
  summary: 'The association: what site, mails, invoices and documents say about it',
  status: 200,
  reply: StoredAssociation,
  example: { reply: exampleAssociation },
})

export const updateAssociation = endpoint({
  method: 'PUT',
  path: '/api/academy/a/association',
  access: 'manage_association',
  summary: 'Change the association; the site shows it at the next request, issued invoices stay as they are',
  body: AssociationChange,
  // It contains the bank account of the invoices.
  recent: true,
  status: 200,
  reply: StoredAssociation,
  refuses: ['changed_meanwhile'],
  example: { body: exampleAssociation, reply: exampleAssociation },
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/academy/a/test-mail',
  access: 'manage_association',
  summary: 'Send a mail at once, and show what the mail server answered',
  body: z.object({ to: email }),
  status: 200,
  reply: z.object({
    outcome: TestMailOutcome,
    /** The words of the mail server or of the connection, without credentials; may be empty. */
    answer: z.string(),
    /** Why it failed, which `troubleIn` reads; otherwise empty. */
    reason: z.string(),
  }),
  refuses: ['too_many_requests'],
  example: {
    body: { to: 'mira@example.org' },
    reply: { outcome: 'accepted', answer: '250 2.0.0 Ok: queued as 4F5C2', reason: '' },
  },
})
