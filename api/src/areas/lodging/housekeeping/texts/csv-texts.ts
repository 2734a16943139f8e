import type { Locale } from '@academy/contract/base/locale'

interface Table {
  fileName: string
  header: string[]
}

interface CsvTexts {
  kitchen: Table
  housekeeping: Table & { arrives: string; departs: string; stays: string }
}

export const csvTexts: Record<Locale, CsvTexts> = {
  de: {
    kitchen: {
      fileName: 'kueche',
      header: [
        'Tag',
        'Frühstück mit Fleisch',
        'Frühstück vegetarisch',
        'Frühstück vegan',
        'Abendessen mit Fleisch',
        'Abendessen vegetarisch',
        'Abendessen vegan',
        'Allergien und besondere Kost',
      ],
    },
    housekeeping: {
      fileName: 'hausliste',
      header: [
        'Tag',
        'Bewegung',
        'Zimmer',
        'Name',
        'Zimmertyp',
        'Teilt mit',
        'Anreise',
        'Abreise',
        'Anmerkung',
      ],
      arrives: 'Anreise',
      departs: 'Abreise',
      stays: 'bleibt',
    },
  },
  en: {
    kitchen: {
      fileName: 'kitchen',
      header: [
        'Day',
        'Breakfast with meat',
        'Breakfast vegetarian',
        'Breakfast vegan',
        'Dinner with meat',
        'Dinner vegetarian',
        'Dinner vegan',
        'Allergies and special diets',
      ],
    },
    housekeeping: {
      fileName: 'housekeeping',
      header: [
        'Day',
        'Movement',
        'Room',
        'Name',
        'Room type',
        'Shares with',
        'Arrival',
        'Departure',
        'Comment',
      ],
      arrives: 'arrives',
      departs: 'departs',
      stays: 'stays',
    },
  },
}
