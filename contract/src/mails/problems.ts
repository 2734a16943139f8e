import type { ProblemText } from '../problem-text.ts'

/** Refusals concerning the outbox and mails to groups. */
export const mailProblems = {
  mails_not_paused: {
    status: 409,
    en: 'Mails are not held back at the moment.',
    de: 'Zurzeit werden keine E-Mails zurückgehalten.',
  },
  mail_not_waiting: {
    status: 409,
    en: 'This mail has been sent, or is being sent right now.',
    de: 'Diese E-Mail wurde schon gesendet oder wird gerade gesendet.',
  },
  mail_waiting: {
    status: 409,
    en: 'This mail is already waiting to be sent.',
    de: 'Diese E-Mail wartet schon darauf, gesendet zu werden.',
  },
  mail_link_gone: {
    status: 409,
    en: 'This mail contained a personal link, which is no longer stored. Please have a new link sent instead.',
    de: 'Diese E-Mail enthielt einen persönlichen Link, der nicht mehr gespeichert ist. Bitte lassen Sie stattdessen einen neuen Link senden.',
  },
  news_refused: {
    status: 409,
    en: 'This person does not want news by mail.',
    de: 'Diese Person möchte keine Neuigkeiten per E-Mail.',
  },
} as const satisfies Record<string, ProblemText>
