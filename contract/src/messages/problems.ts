import type { ProblemText } from '../base/problem-code.ts'

/** Refusals concerning certificates, letters of invitation and class lists. */
export const letterProblems = {
  no_participants: {
    status: 409,
    en: 'There are no participants here yet. People become participants when the selection of their masterclass is final.',
    de: 'Hier gibt es noch keine Teilnehmenden. Das werden Personen, sobald die Auswahl ihres Meisterkurses endgültig ist.',
  },
  not_participating: {
    status: 409,
    en: 'Only participants get a certificate. These people have no place in a masterclass of this academy.',
    de: 'Nur Teilnehmende bekommen eine Bestätigung. Diese Personen haben keinen Platz in einem Meisterkurs dieser Akademie.',
  },
  not_invited: {
    status: 409,
    en: 'A letter of invitation needs a place, a task or a booking in this academy. These people have none.',
    de: 'Ein Einladungsschreiben setzt einen Platz, eine Aufgabe oder eine Buchung in dieser Akademie voraus. Diese Personen haben nichts davon.',
  },
  letter_data_missing: {
    status: 409,
    en: 'The date of birth or the nationality is missing from the profile, and an embassy needs both.',
    de: 'Im Profil fehlt das Geburtsdatum oder die Staatsangehörigkeit, und eine Botschaft braucht beides.',
  },
  name_not_printable: {
    status: 409,
    en: 'The fonts of our documents lack letters of this name. Please enter the name in Latin letters, as in the passport, in the personal data.',
    de: 'In den Schriften unserer Dokumente fehlen Buchstaben dieses Namens. Bitte tragen Sie in den persönlichen Daten den Namen in lateinischer Schrift ein, wie er im Pass steht.',
  },
  too_many_letters: {
    status: 409,
    en: 'That is too much for one file. Please choose fewer people, such as one masterclass after the other.',
    de: 'Das ist zu viel für eine Datei. Bitte wählen Sie weniger Personen, etwa einen Meisterkurs nach dem anderen.',
  },
  letter_without_place: {
    status: 409,
    en: 'This paper needs a place or a task in this academy.',
    de: 'Dieses Schreiben setzt einen Platz oder eine Aufgabe in dieser Akademie voraus.',
  },
  letter_too_late: {
    status: 409,
    en: 'This academy is over: a letter of invitation is for days to come.',
    de: 'Diese Akademie ist vorbei: Ein Einladungsschreiben gilt für künftige Tage.',
  },
  certificate_too_early: {
    status: 409,
    en: 'There is a certificate from the last day of your masterclass on.',
    de: 'Die Teilnahmebestätigung gibt es ab dem letzten Tag Ihres Meisterkurses.',
  },
} as const satisfies Record<string, ProblemText>

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

/** Refusals concerning surveys, for authors and participants. */
export const surveyProblems = {
  survey_answered: {
    status: 409,
    en: 'Somebody has already answered this survey. It can be closed or copied, but no longer changed.',
    de: 'Diese Umfrage wurde schon beantwortet. Sie lässt sich schließen oder kopieren, aber nicht mehr ändern.',
  },
  survey_in_use: {
    status: 409,
    en: 'People have been invited to this survey, so it cannot be deleted.',
    de: 'Zu dieser Umfrage wurde schon eingeladen; sie lässt sich nicht mehr löschen.',
  },
  survey_empty: {
    status: 409,
    en: 'This survey has no questions yet.',
    de: 'Diese Umfrage hat noch keine Fragen.',
  },
  survey_over: {
    status: 409,
    en: 'This survey is closed.',
    de: 'Diese Umfrage ist geschlossen.',
  },
  survey_not_open: {
    status: 409,
    en: 'This survey is not open.',
    de: 'Diese Umfrage ist nicht offen.',
  },
  nobody_to_invite: {
    status: 409,
    en: 'There is nobody to invite: every participant already has a link, or there are no participants yet.',
    de: 'Es ist niemand einzuladen: Alle, die teilnehmen, haben schon einen Link, oder es nimmt noch niemand teil.',
  },
  nobody_to_remind: {
    status: 409,
    en: 'Everybody has answered.',
    de: 'Alle haben geantwortet.',
  },
  reminded_today: {
    status: 409,
    en: 'Today’s reminder has already been sent.',
    de: 'Die Erinnerung von heute ist schon verschickt.',
  },
  too_few_answers: {
    status: 409,
    en: 'Results appear in steps of five answers, the last ones after the end, so that nobody can be recognised.',
    de: 'Ergebnisse erscheinen in Schritten von fünf Antworten, die letzten nach dem Ende, damit niemand zu erkennen ist.',
  },
  survey_spent: {
    status: 410,
    en: 'This survey has already been answered under this link. Thank you!',
    de: 'Unter diesem Link wurde die Umfrage schon beantwortet. Danke!',
  },
  survey_closed: {
    status: 410,
    en: 'This survey is closed.',
    de: 'Diese Umfrage ist geschlossen.',
  },
} as const satisfies Record<string, ProblemText>
