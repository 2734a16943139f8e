import type { Locale } from '@academy/contract/lib/locale'
import type { loadAssociation } from '../../../lib/association.ts'
import type { Recipient } from '../../invoices/queries.ts'
import type { Line } from '../../invoices/rules.ts'

type Issuer = Awaited<ReturnType<typeof loadAssociation>>
type Member = Record<'name' | 'instrument', string>

/** The names of fields inside JSON: recipient, issuer and lines of an invoice, members of an ensemble. */
export const fieldLabels: Record<Locale, Record<keyof (Recipient & Issuer & Line & Member), string>> = {
  de: {
    account_holder: 'Kontoinhaber',
    bank_address: 'Adresse der Bank',
    bank_name: 'Bank',
    bic: 'BIC',
    city: 'Ort',
    country: 'Land',
    country_code: 'Länderkürzel',
    description: 'Bezeichnung',
    due_days: 'Tage bis zur Fälligkeit',
    email: 'E-Mail-Adresse',
    iban: 'IBAN',
    instrument: 'Instrument',
    latin_name: 'Name im Reisepass',
    name: 'Name',
    quantity: 'Anzahl',
    register_number: 'Registernummer',
    street: 'Straße',
    tax_note: 'Hinweis zur Umsatzsteuer',
    tax_note_de: 'Hinweis zur Umsatzsteuer (Deutsch)',
    tax_note_en: 'Hinweis zur Umsatzsteuer (Englisch)',
    total_cents: 'Summe',
    unit_cents: 'Einzelpreis',
    zip: 'Postleitzahl',
  },
  en: {
    account_holder: 'Account holder',
    bank_address: 'Address of the bank',
    bank_name: 'Bank',
    bic: 'BIC',
    city: 'City',
    country: 'Country',
    country_code: 'Country code',
    description: 'Description',
    due_days: 'Days until it is due',
    email: 'Email address',
    iban: 'IBAN',
    instrument: 'Instrument',
    latin_name: 'Name in the passport',
    name: 'Name',
    quantity: 'Quantity',
    register_number: 'Register number',
    street: 'Street',
    tax_note: 'Note on VAT',
    tax_note_de: 'Note on VAT (German)',
    tax_note_en: 'Note on VAT (English)',
    total_cents: 'Total',
    unit_cents: 'Unit price',
    zip: 'Postcode',
  },
}

/** The names of tables without personal data, in which people of the office have worked. */
export const workLabels: Record<Locale, Record<string, string>> = {
  de: {
    bank_imports: 'Eingelesene Kontoauszüge',
    composers: 'Komponistinnen und Komponisten',
    document_versions: 'Fassungen von Dokumenten',
    group_mails: 'Rundmails',
    masterclasses: 'Meisterkurse',
    merges: 'Zusammengeführte Werke',
    movements: 'Sätze',
    pieces: 'Werke',
    site_text_versions: 'Fassungen von Texten der Website',
  },
  en: {
    bank_imports: 'Imported bank statements',
    composers: 'Composers',
    document_versions: 'Versions of documents',
    group_mails: 'Group mails',
    masterclasses: 'Masterclasses',
    merges: 'Merged works',
    movements: 'Movements',
    pieces: 'Works',
    site_text_versions: 'Versions of texts of the site',
  },
}
