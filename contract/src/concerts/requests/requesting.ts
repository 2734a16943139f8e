// Who may request a concert. Without zod: pages decide by it too.

import type { ProblemText } from '../../base/problem-code.ts'
import type { ApplicationStatus } from '../../base/schemas.ts'

/** With a place, or with the hope for one. */
const living: readonly ApplicationStatus[] = ['applied', 'accepted', 'reserve']

export const requestingProblems = {
  application_needed: {
    status: 409,
    en: 'The concerts are played by those who take part in a masterclass. Please apply for one first.',
    de: 'In den Konzerten spielen Teilnehmende der Meisterkurse. Bitte bewerben Sie sich zuerst für einen.',
  },
  place_needed: {
    status: 409,
    en: 'You have no place in a masterclass of this academy, so you cannot request a concert.',
    de: 'Sie haben in dieser Akademie keinen Platz in einem Meisterkurs und können daher kein Konzert anfragen.',
  },
} as const satisfies Record<string, ProblemText>

/**
 * Returns what somebody with these applications in an academy lacks to request a concert there. Who has withdrawn has
 * no application. Students are judged by the results that they know, for the office by the real ones.
 */
export const requestingProblem = (
  statuses: readonly ApplicationStatus[],
): keyof typeof requestingProblems | undefined => {
  if (statuses.some(status => living.includes(status))) return undefined
  return statuses.includes('rejected') ? 'place_needed' : 'application_needed'
}
