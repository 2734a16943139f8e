import type { ProblemText } from '../../base/problem-text.ts'

/** Refusals concerning the outbox and mails to groups. */
export const mailProblems = {
  mails_not_paused: {
    status: 409,
    en: 'Emails are not held back at the moment.',
    de: 'Zurzeit werden keine E-Mails zurückgehalten.',
  },
  mail_not_waiting: {
    status: 409,
    en: 'This email has been sent, or is being sent right now.',
    de: 'Diese E-Mail wurde schon gesendet oder wird gerade gesendet.',
  },
  mail_waiting: {
    status: 409,
    en: 'This email is already waiting to be sent.',
    de: 'Diese E-Mail wartet schon darauf, gesendet zu werden.',
  },
  mail_link_gone: {
    status: 409,
    en: 'This email contained a personal link, which is no longer stored. Please have a new link sent instead.',
    de: 'Diese E-Mail enthielt einen persönlichen Link, der nicht mehr gespeichert ist. Bitte lassen Sie stattdessen einen neuen Link senden.',
  },
  news_unwanted: {
    status: 409,
    en: 'This person has not subscribed to news by email.',
    de: 'Diese Person hat keine Neuigkeiten per E-Mail bestellt.',
  },
  no_recipients: {
    status: 409,
    en: 'There is nobody to write to.',
    de: 'Es gibt niemanden, an den die E-Mail gehen könnte.',
  },
  too_many_recipients: {
    status: 409,
    en: 'An email can go to at most 10,000 people.',
    de: 'Eine E-Mail kann an höchstens 10.000 Personen gehen.',
  },
  recipients_changed: {
    status: 409,
    en: 'The number of recipients has changed. Please look at them again.',
    de: 'Die Zahl der Personen hat sich geändert. Bitte sehen Sie noch einmal nach.',
  },
  group_mail_sent: {
    status: 409,
    en: 'This email has been sent and can no longer be changed.',
    de: 'Diese E-Mail wurde gesendet und lässt sich nicht mehr ändern.',
  },
  group_mail_not_sending: {
    status: 409,
    en: 'There is nothing left to stop.',
    de: 'Es gibt nichts mehr anzuhalten.',
  },
  group_mail_empty: {
    status: 409,
    en: 'Please write a subject and a text first.',
    de: 'Bitte schreiben Sie zuerst einen Betreff und einen Text.',
  },
  language_missing: {
    status: 409,
    en: 'One language is missing. Please write it, or confirm that everybody gets the other one.',
    de: 'Eine Sprache fehlt. Bitte schreiben Sie sie, oder bestätigen Sie, dass alle die andere bekommen.',
  },
} as const satisfies Record<string, ProblemText>
