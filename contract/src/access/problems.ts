import type { ProblemText } from '../base/problem-code.ts'

/** Refusals concerning roles and invitations to them. */
export const roleProblems = {
  account_unconfirmed: {
    status: 409,
    en: 'The address of this account is not confirmed yet. Please invite the person by email instead: the link in it confirms the address.',
    de: 'Die Adresse dieses Kontos ist noch nicht bestätigt. Bitte laden Sie die Person stattdessen per E-Mail ein: Der Link darin bestätigt die Adresse.',
  },
  address_has_account: {
    status: 409,
    en: 'There is already an account with this address. You can use it straight away; no invitation is needed.',
    de: 'Mit dieser Adresse gibt es schon ein Konto. Sie können es gleich verwenden; eine Einladung ist nicht nötig.',
  },
  address_invited: {
    status: 409,
    en: 'This address has already been invited.',
    de: 'Für diese Adresse gibt es schon eine Einladung.',
  },
  own_office_role: {
    status: 409,
    en: 'You cannot take away your own access to the office. Somebody else in the office can.',
    de: 'Den eigenen Zugang zum Büro können Sie sich nicht nehmen. Jemand anderes aus dem Büro kann es.',
  },
  last_admin: {
    status: 409,
    en: 'This is the only admin left. Give somebody else this role first.',
    de: 'Das ist das letzte Admin-Konto. Geben Sie diese Rolle zuerst jemand anderem.',
  },
} as const satisfies Record<string, ProblemText>

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
