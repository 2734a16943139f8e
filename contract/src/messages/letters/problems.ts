import type { ProblemText } from '../../base/problem-text.ts'

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
