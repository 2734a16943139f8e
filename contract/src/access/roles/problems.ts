import type { ProblemText } from '../../base/problem-text.ts'

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
