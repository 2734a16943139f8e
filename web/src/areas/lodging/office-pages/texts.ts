import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the office's lodging pages. */
export const officeLodgingTexts = defineTexts({
  en: {
    title: 'Accommodation',
    parts: 'Parts of the accommodation',
    bookings: 'Bookings',
    kitchen: 'Kitchen',
    rooms: 'Housekeeping',
    loading: common.loading.en,
    noAcademy: 'There is no current academy. Once there is one, its bookings will appear here.',
  },
  de: {
    title: 'Unterkunft',
    parts: 'Teile der Unterkunft',
    bookings: 'Buchungen',
    kitchen: 'Küche',
    rooms: 'Zimmer',
    loading: common.loading.de,
    noAcademy: 'Es gibt keine aktuelle Akademie. Sobald es eine gibt, stehen ihre Buchungen hier.',
  },
})
