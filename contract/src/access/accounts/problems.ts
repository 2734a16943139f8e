import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning email addresses and passwords. */
export const accountProblems = {
  wrong_credentials: {
    status: 401,
    en: 'The provided credentials are not correct.',
    de: 'Die eingegebenen Zugangsdaten sind nicht korrekt.',
  },
  email_taken: {
    status: 409,
    en: 'A user with this email address is already signed up.',
    de: 'Mit dieser E-Mail-Adresse ist bereits jemand registriert.',
  },
  password_too_common: {
    status: 403,
    en: 'Your password is one of those that are guessed first. Your account needs a better one: please set a new password.',
    de: 'Ihr Passwort gehört zu denen, die zuerst erraten werden. Ihr Konto braucht ein besseres: Bitte setzen Sie ein neues Passwort.',
  },
  new_address_taken: {
    status: 409,
    en: 'This address now belongs to another account. Your account keeps its present address.',
    de: 'Diese Adresse gehört inzwischen zu einem anderen Konto. Ihr Konto behält die Adresse, die es hat.',
  },
  already_verified: {
    status: 409,
    en: 'This email address is already confirmed.',
    de: 'Diese E-Mail-Adresse ist bereits bestätigt.',
  },
} as const satisfies Record<string, ProblemText>
