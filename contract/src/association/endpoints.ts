import { endpoint } from '../endpoint.ts'
import { AssociationChange, Site, StoredAssociation } from './schemas.ts'

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
}

const exampleSite: Site = {
  ...example,
  country_de: 'Österreich',
  country_en: 'Austria',
  country_code: 'AT',
}

const exampleAssociation: StoredAssociation = {
  ...example,
  country: 14,
  contact_email: 'office@example.org',
  bank_name: '',
  account_holder: '',
  iban: 'AT611904300234573201',
  bic: '',
  due_days: 14,
  version: 1,
}

export const site = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'The name of the site, and what the public may know about the association',
  status: 200,
  reply: Site,
  example: { reply: exampleSite },
})

export const association = endpoint({
  method: 'GET',
  path: '/api/academy/a/association',
  access: 'admin',
  summary: 'The association: what site, mails, invoices and documents say about it',
  status: 200,
  reply: StoredAssociation,
  example: { reply: exampleAssociation },
})

export const updateAssociation = endpoint({
  method: 'PUT',
  path: '/api/academy/a/association',
  access: 'admin',
  summary: 'Change the association; the site shows it at the next request, issued invoices stay as they are',
  body: AssociationChange,
  status: 200,
  reply: StoredAssociation,
  refuses: ['changed_meanwhile'],
  example: { body: exampleAssociation, reply: exampleAssociation },
})
