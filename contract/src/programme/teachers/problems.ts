import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning the accounts of teachers. */
export const teacherProblems = {
  account_linked: {
    status: 409,
    en: 'This account already belongs to another teacher.',
    de: 'Dieses Konto gehört schon zu einer anderen Lehrperson.',
  },
  teacher_has_account: {
    status: 409,
    en: 'This teacher already has an account. Please unlink it first.',
    de: 'Diese Lehrperson hat schon ein Konto. Bitte lösen Sie zuerst die Verknüpfung.',
  },
} as const satisfies Record<string, ProblemText>
