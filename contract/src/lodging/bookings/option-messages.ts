import type { Locale } from '../../base/locale.ts'

/** What is not offered; apart, because the calculator of costs needs no other messages about bookings. */
export const optionMessages = {
  ROOM_UNKNOWN: { en: 'There is no such room.', de: 'Dieses Zimmer gibt es nicht.' },
  MEALS_UNKNOWN: { en: 'There are no such meals.', de: 'Diese Verpflegung gibt es nicht.' },
} as const satisfies Record<string, Record<Locale, string>>
