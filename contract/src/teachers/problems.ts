import type { ProblemText } from '../problem-text.ts'

/** Refusals concerning the accounts of teachers. */
export const teacherProblems = {
  account_unconfirmed: {
    status: 409,
    en: 'The address of this account is not confirmed yet. Please invite the person by mail instead: the link in it confirms the address.',
    de: 'Die Adresse dieses Kontos ist noch nicht bestätigt. Bitte laden Sie die Person stattdessen per E-Mail ein: Der Link darin bestätigt die Adresse.',
  },
  account_linked: {
    status: 409,
    en: 'This account belongs to another teacher already.',
    de: 'Dieses Konto gehört schon zu einer anderen Lehrperson.',
  },
  teacher_has_account: {
    status: 409,
    en: 'This teacher has an account already. Please unlink it first.',
    de: 'Diese Lehrperson hat schon ein Konto. Bitte lösen Sie zuerst die Verknüpfung.',
  },
  address_has_account: {
    status: 409,
    en: 'There is an account with this address already. You can link it; an invitation is not needed.',
    de: 'Mit dieser Adresse gibt es schon ein Konto. Sie können es verknüpfen; eine Einladung ist nicht nötig.',
  },
  address_invited: {
    status: 409,
    en: 'Another teacher was invited with this address.',
    de: 'Mit dieser Adresse wurde schon eine andere Lehrperson eingeladen.',
  },
} as const satisfies Record<string, ProblemText>
