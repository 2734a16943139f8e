import type { Association } from '@academy/contract/site/association/schemas'
import { association as issuer } from './invoices.ts'

/** A complete association, as the office sends it. */
export const completeAssociation = (country: number): Association => ({
  ...issuer,
  country,
  legal_form_de: 'Gemeinnütziger Verein',
  legal_form_en: 'Non-profit association',
  festival_url: '',
  contact_email: 'hallo@verein.example',
  phone: '+43 1 234567',
  website: 'https://verein.example',
  register_authority: 'LPD Wien',
  bank_name: 'Talbank',
  bank_address: 'Seestraße 2, 5310 Lindsee',
  remind_before_days: 3,
  remind_after_days: 7,
  remind_again_days: 21,
  remind_fee_days: 5,
  site_name_de: 'Klangsommer Lindsee',
  site_name_en: 'Lindsee Summer of Sound',
  place: 'Schloss Lindsee',
  purpose_de: 'Der Verein fördert junge Musikerinnen und Musiker.',
  purpose_en: 'The association promotes young musicians.',
  board: [{ function_de: 'Obfrau', function_en: 'Chair', name: 'Änne Größwang' }],
  social_links: [{ name: 'Instagram', url: 'https://instagram.example/klang' }],
})
