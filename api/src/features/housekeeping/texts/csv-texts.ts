import type { Locale } from '@academy/contract/locale'
import type { Diet } from '@academy/contract/lodging/schemas'

interface Table {
  fileName: string
  header: string[]
}

interface CsvTexts {
  bookings: Table & { diets: Record<Diet, string>; booked: string; cancelled: string }
  kitchen: Table
  housekeeping: Table & { arrives: string; departs: string; stays: string }
}

export const csvTexts: Record<Locale, CsvTexts> = {
  de: {
    bookings: {
      fileName: 'buchungen',
      header: [
        'Anreise',
        'Abreise',
        'Nächte',
        'Name',
        'E-Mail',
        'Zimmer',
        'Verpflegung',
        'Kost',
        'Anmerkung',
        'Status',
        'Preis',
        'Rechnungsnummer',
        'Offen',
      ],
      diets: { MEAT: 'mit Fleisch', VEGETARIAN: 'vegetarisch' },
      booked: 'gebucht',
      cancelled: 'storniert',
    },
    kitchen: {
      fileName: 'kueche',
      header: [
        'Tag',
        'Frühstück mit Fleisch',
        'Frühstück vegetarisch',
        'Abendessen mit Fleisch',
        'Abendessen vegetarisch',
      ],
    },
    housekeeping: {
      fileName: 'hausliste',
      header: ['Tag', 'Bewegung', 'Name', 'Zimmer', 'Anreise', 'Abreise', 'Anmerkung'],
      arrives: 'Anreise',
      departs: 'Abreise',
      stays: 'bleibt',
    },
  },
  en: {
    bookings: {
      fileName: 'bookings',
      header: [
        'Arrival',
        'Departure',
        'Nights',
        'Name',
        'Email',
        'Room',
        'Meals',
        'Diet',
        'Comment',
        'State',
        'Price',
        'Invoice number',
        'Outstanding',
      ],
      diets: { MEAT: 'with meat', VEGETARIAN: 'vegetarian' },
      booked: 'booked',
      cancelled: 'cancelled',
    },
    kitchen: {
      fileName: 'kitchen',
      header: ['Day', 'Breakfast with meat', 'Breakfast vegetarian', 'Dinner with meat', 'Dinner vegetarian'],
    },
    housekeeping: {
      fileName: 'housekeeping',
      header: ['Day', 'Movement', 'Name', 'Room', 'Arrival', 'Departure', 'Comment'],
      arrives: 'arrives',
      departs: 'departs',
      stays: 'stays',
    },
  },
}
