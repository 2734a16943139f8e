import type { InvoiceKind, InvoiceState } from '@academy/contract/invoices/schemas'
import type { Locale } from '@academy/contract/locale'

interface CsvTexts {
  fileName: string
  header: string[]
  kinds: Record<InvoiceKind, string>
  states: Record<InvoiceState, string>
  payment: string
  refund: string
}

export const csvTexts: Record<Locale, CsvTexts> = {
  de: {
    fileName: 'rechnungen',
    header: [
      'Rechnungsnummer',
      'Datum',
      'Art',
      'Name',
      'E-Mail',
      'Betreff',
      'Fällig',
      'Status',
      'Rechnungsbetrag',
      'Zahlung',
      'Offen',
      'Zurückzuzahlen',
    ],
    kinds: {
      handling_fee: 'Bearbeitungsgebühr',
      participation_fee: 'Teilnahmegebühr',
      lodging: 'Unterkunft',
      recording: 'Aufnahme',
      withdrawal: 'Rücktritt',
      other: 'Sonstiges',
    },
    states: {
      open: 'offen',
      partial: 'teilweise bezahlt',
      paid: 'bezahlt',
      cancelled: 'storniert',
      cancellation: 'Storno',
    },
    payment: 'Zahlung',
    refund: 'Rückzahlung',
  },
  en: {
    fileName: 'invoices',
    header: [
      'Invoice number',
      'Date',
      'Kind',
      'Name',
      'Email',
      'Subject',
      'Due',
      'State',
      'Invoice amount',
      'Payment',
      'Outstanding',
      'To be refunded',
    ],
    kinds: {
      handling_fee: 'Handling fee',
      participation_fee: 'Participation fee',
      lodging: 'Accommodation',
      recording: 'Recording',
      withdrawal: 'Withdrawal',
      other: 'Other',
    },
    states: {
      open: 'open',
      partial: 'partly paid',
      paid: 'paid',
      cancelled: 'cancelled',
      cancellation: 'cancellation',
    },
    payment: 'Payment',
    refund: 'Refund',
  },
}
