import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning consents. */
export const consentProblems = {
  consent_needed: {
    status: 409,
    en: 'This application is not decided yet and needs this consent. Please withdraw the application first.',
    de: 'Über diese Bewerbung ist noch nicht entschieden, und sie braucht diese Einwilligung. Bitte ziehen Sie zuerst die Bewerbung zurück.',
  },
  consent_changed: {
    status: 409,
    en: 'The wording has changed in the meantime. Please reload the page and read it again.',
    de: 'Der Wortlaut hat sich inzwischen geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
  },
} as const satisfies Record<string, ProblemText>
