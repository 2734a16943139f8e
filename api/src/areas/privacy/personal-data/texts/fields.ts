import type { Locale } from '@academy/contract/base/locale'
import type { loadAssociation } from '../../../../base/association.ts'
import type { InvoiceLine, InvoiceRecipient } from '../../../money/index.ts'

type Issuer = Awaited<ReturnType<typeof loadAssociation>>
type Member = Record<'name' | 'instrument', string>

/** The names of fields inside JSON: recipient, issuer and lines of an invoice, members of an ensemble. In the order of reading. */
export const fieldLabels: Record<
  Locale,
  Record<keyof (InvoiceRecipient & Issuer & InvoiceLine & Member), string>
> = {
  de: {
    name: 'Name',
    latin_name: 'Name im Reisepass',
    street: 'Straße',
    zip: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    country_code: 'Länderkürzel',
    email: 'E-Mail-Adresse',
    instrument: 'Instrument',
    register_number: 'Registernummer',
    account_holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bank_name: 'Bank',
    bank_address: 'Adresse der Bank',
    due_days: 'Tage bis zur Fälligkeit',
    description: 'Bezeichnung',
    quantity: 'Anzahl',
    unit_cents: 'Einzelpreis',
    granted_cents: 'Gewährte Ermäßigung',
    granted_of_cents: 'Gewährt auf den Preis von',
    total_cents: 'Summe',
    tax_note: 'Hinweis zur Umsatzsteuer',
    tax_note_de: 'Hinweis zur Umsatzsteuer (Deutsch)',
    tax_note_en: 'Hinweis zur Umsatzsteuer (Englisch)',
  },
  en: {
    name: 'Name',
    latin_name: 'Name in the passport',
    street: 'Street',
    zip: 'Postcode',
    city: 'City',
    country: 'Country',
    country_code: 'Country code',
    email: 'Email address',
    instrument: 'Instrument',
    register_number: 'Register number',
    account_holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank_name: 'Bank',
    bank_address: 'Address of the bank',
    due_days: 'Days until it is due',
    description: 'Description',
    quantity: 'Quantity',
    unit_cents: 'Unit price',
    granted_cents: 'Reduction as granted',
    granted_of_cents: 'Granted on a price of',
    total_cents: 'Total',
    tax_note: 'Note on VAT',
    tax_note_de: 'Note on VAT (German)',
    tax_note_en: 'Note on VAT (English)',
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
