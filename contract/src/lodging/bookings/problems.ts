import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning beds and bookings. */
export const lodgingProblems = {
  booking_overlaps: {
    status: 409,
    en: 'There is already a booking for some of these nights.',
    de: 'Für einige dieser Nächte gibt es bereits eine Buchung.',
  },
  no_bed_left: {
    status: 409,
    en: 'Some of these nights are full.',
    de: 'Einige dieser Nächte sind ausgebucht.',
  },
  room_full: {
    status: 409,
    en: 'This room has no free bed in some of these nights.',
    de: 'In diesem Zimmer ist in einigen dieser Nächte kein Bett frei.',
  },
  consent_not_needed: {
    status: 409,
    en: 'A consent of the parents is needed only for those who are under 18 on the first day of the academy.',
    de: 'Eine Zustimmung der Eltern brauchen nur jene, die am ersten Tag der Akademie unter 18 sind.',
  },
  booking_fixed: {
    status: 409,
    en: 'This booking can no longer be changed.',
    de: 'Diese Buchung lässt sich nicht mehr ändern.',
  },
} as const satisfies Record<string, ProblemText>
