import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals of the office's work on concerts and the catalogue. */
export const concertPlanningProblems = {
  evening_over: {
    status: 409,
    en: 'This evening is over; there is nothing left to announce.',
    de: 'Dieser Abend ist vorbei; es gibt nichts mehr anzukündigen.',
  },
  nothing_to_announce: {
    status: 409,
    en: 'Everybody has already been told.',
    de: 'Alle wissen bereits Bescheid.',
  },
  merge_doubtful: {
    status: 409,
    en: 'These seem to be two people: their first names, surnames or years differ. Please confirm that they are the same person.',
    de: 'Das scheinen zwei Personen zu sein: Vornamen, Nachnamen oder Jahreszahlen sind verschieden. Bitte bestätigen Sie, dass es dieselbe Person ist.',
  },
  merge_impossible: {
    status: 409,
    en: 'These two cannot be merged: one of them is part of another merge, or they belong to different composers.',
    de: 'Diese beiden lassen sich nicht zusammenführen: Eines gehört schon zu einer anderen Zusammenführung, oder die Werke sind von verschiedenen Personen.',
  },
} as const satisfies Record<string, ProblemText>
