import type { ProblemText } from '../base/problem-code.ts'

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

/** Refusals concerning the selection of participants. */
export const selectionProblems = {
  selection_final: {
    status: 409,
    en: 'The selection of this masterclass is already final.',
    de: 'Die Auswahl für diesen Meisterkurs ist bereits endgültig.',
  },
  reserves_changed: {
    status: 409,
    en: 'The waiting list has changed in the meantime. Please put it in order again.',
    de: 'Die Warteliste hat sich inzwischen geändert. Bitte ordnen Sie sie noch einmal.',
  },
  decisions_open: {
    status: 409,
    en: 'Some applications have no decision yet.',
    de: 'Über einige Bewerbungen ist noch nicht entschieden.',
  },
  deadline_not_passed: {
    status: 409,
    en: 'The selection can be made final from the day after the deadline.',
    de: 'Die Auswahl kann ab dem Tag nach dem Bewerbungsschluss endgültig gespeichert werden.',
  },
  teacher_without_account: {
    status: 409,
    en: 'This teacher has no account, so there is nobody to write to.',
    de: 'Diese Lehrperson hat kein Konto, daher gibt es niemanden, an den die E-Mail gehen kann.',
  },
  teacher_reminded_today: {
    status: 409,
    en: 'This teacher has already been reminded today.',
    de: 'Diese Lehrperson wurde heute schon erinnert.',
  },
  selection_not_final: {
    status: 409,
    en: 'The selection of this masterclass is not final yet: the teacher decides.',
    de: 'Die Auswahl für diesen Meisterkurs ist noch nicht endgültig: Die Lehrperson entscheidet.',
  },
  results_sent: {
    status: 409,
    en: 'The results have been sent, so the selection stays final.',
    de: 'Die Ergebnisse sind verschickt, deshalb bleibt die Auswahl endgültig.',
  },
  selection_used: {
    status: 409,
    en: 'Somebody has already been offered a place, so the selection stays final.',
    de: 'Es wurde schon jemandem ein Platz angeboten, deshalb bleibt die Auswahl endgültig.',
  },
  handling_fee_unpaid: {
    status: 409,
    en: 'The handling fee for this application was unpaid at the final save and has not arrived since.',
    de: 'Die Bearbeitungsgebühr dieser Bewerbung war beim endgültigen Speichern nicht bezahlt und ist auch seither nicht eingegangen.',
  },
} as const satisfies Record<string, ProblemText>
