import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning the link to the set-up page. */
export const setupProblems = {
  setup_done: {
    status: 410,
    en: 'This site has already been set up. Please log in.',
    de: 'Diese Website ist bereits eingerichtet. Bitte loggen Sie sich ein.',
  },
  setup_expired: {
    status: 410,
    en: 'This link has expired. Please restart the program: it prints a new one.',
    de: 'Dieser Link ist abgelaufen. Bitte starten Sie das Programm neu: Es gibt einen neuen aus.',
  },
} as const satisfies Record<string, ProblemText>
