import type { ProblemText } from '../../base/problem-text.ts'

/** Refusals concerning the second factor of a login. */
export const secondFactorProblems = {
  second_factor_required: {
    status: 403,
    en: 'The password is right. Please show your second factor, too.',
    de: 'Das Passwort stimmt. Bitte zeigen Sie auch Ihren zweiten Faktor.',
  },
  login_expired: {
    status: 403,
    en: 'This login took too long or had too many attempts. Please log in again.',
    de: 'Dieser Login hat zu lange gedauert oder hatte zu viele Versuche. Bitte loggen Sie sich noch einmal ein.',
  },
  second_factor_missing: {
    status: 403,
    en: 'Your account needs a second factor. Please set it up first.',
    de: 'Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
  },
  confirmation_required: {
    status: 403,
    en: 'Please confirm that it is you.',
    de: 'Bitte bestätigen Sie, dass Sie es sind.',
  },
  passkey_refused: {
    status: 403,
    en: 'This passkey could not be used. Please try again or choose another way.',
    de: 'Dieser Passkey ließ sich nicht verwenden. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  },
  passkey_known: {
    status: 409,
    en: 'This passkey has already been added.',
    de: 'Dieser Passkey ist schon hinzugefügt.',
  },
  totp_known: {
    status: 409,
    en: 'Your account already has an authenticator app. Remove it first if you want to use another one.',
    de: 'Ihr Konto hat schon eine Authenticator-App. Entfernen Sie sie zuerst, wenn Sie eine andere verwenden möchten.',
  },
  second_factor_absent: {
    status: 409,
    en: 'This account has no second factor.',
    de: 'Dieses Konto hat keinen zweiten Faktor.',
  },
  reset_over: {
    status: 409,
    en: 'No reset of this second factor is waiting any more: it was stopped, or it has happened.',
    de: 'Für diesen zweiten Faktor steht kein Zurücksetzen mehr an: Es wurde gestoppt oder ist schon geschehen.',
  },
} as const satisfies Record<string, ProblemText>
