import type { ProblemText } from '../../base/problem-text.ts'

/** Refusals concerning places that are offered to a waiting list. */
export const placeOfferProblems = {
  offer_over: {
    status: 409,
    en: 'This offer is over: it was answered, or it has expired.',
    de: 'Dieses Angebot ist vorbei: Es wurde beantwortet, oder die Frist ist abgelaufen.',
  },
  no_free_place: {
    status: 409,
    en: 'There is no free place in this masterclass.',
    de: 'In diesem Meisterkurs ist kein Platz frei.',
  },
  next_changed: {
    status: 409,
    en: 'Somebody else is now next on the waiting list. Please look at the list again.',
    de: 'Inzwischen ist jemand anderes auf der Warteliste als Nächstes an der Reihe. Bitte sehen Sie sich die Liste noch einmal an.',
  },
  places_taken: {
    status: 409,
    en: 'All places of this masterclass are taken or offered. Please confirm that one more person gets a place.',
    de: 'Alle Plätze dieses Meisterkurses sind vergeben oder angeboten. Bitte bestätigen Sie, dass eine weitere Person einen Platz bekommt.',
  },
} as const satisfies Record<string, ProblemText>
