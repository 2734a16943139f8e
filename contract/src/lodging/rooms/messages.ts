import type { Locale } from '../../base/locale.ts'

/** Error messages of the fields of a room. */
export const roomMessages = {
  ROOM_TYPE_REQUIRED: { en: 'Please choose a room type.', de: 'Bitte wählen Sie einen Zimmertyp.' },
  ROOM_TYPE_UNKNOWN: {
    en: 'This room type no longer exists.',
    de: 'Diesen Zimmertyp gibt es nicht mehr.',
  },
  ROOM_BEDS_INVALID: {
    en: 'Please enter a number of beds between 1 and 50.',
    de: 'Bitte geben Sie eine Zahl von Betten zwischen 1 und 50 ein.',
  },
  ROOM_RANGE_INVALID: {
    en: 'Please enter a higher number of the same form, at most 100 rooms further on, for example 101 to 110.',
    de: 'Bitte geben Sie eine spätere Nummer derselben Form ein, höchstens 100 Zimmer weit, zum Beispiel 101 bis 110.',
  },
  ROOM_NAME_TAKEN: {
    en: 'This academy already has a room with this name.',
    de: 'Ein Zimmer dieses Namens gibt es in dieser Akademie schon.',
  },
} as const satisfies Record<string, Record<Locale, string>>
