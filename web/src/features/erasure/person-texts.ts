import { defineTexts } from '../../lib/i18n/texts.ts'

export const personErasureTexts = defineTexts({
  en: {
    title: 'Delete data',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    tryAgain: 'Try again',
    none: 'Nobody has asked for this person’s data to be deleted.',
    ask: 'Delete data',
    askOf: (name: string) => `Delete data of ${name}`,
    question: (name: string) => `Delete the data of ${name}?`,
    explain:
      'In 14 days everything about this person is deleted, except for what has to be kept by law. They are told by email and can keep their account until then.',
    explainWithoutMail:
      'In 14 days everything about this person is deleted, except for what has to be kept by law. Their address is not confirmed, so they get no email; they can keep their account until then if they log in.',
    confirm: 'Delete in 14 days',
    saved: 'The request is saved, and the person is told by email.',
    savedWithoutMail: 'The request is saved. The person gets no email: their address is not confirmed.',
    blocked: 'Not possible yet:',
    pending: (day: string) => `The data will be deleted on ${day}.`,
    byPerson: 'The person has asked for it.',
    byOffice: (name: string, reason: string) => `${name} has asked for it: ${reason}`,
    cancel: 'Do not delete',
    cancelled: 'The data stays.',
    erased: (day: string) => `The data of this person was deleted on ${day}`,
    grounds: {
      person: 'They had asked for it themselves.',
      office: 'The office had asked for it.',
      dormant: 'They had not used their account for the period of retention, and were told 30 days before.',
    },
    left: 'Nothing can be written to this person or changed any more. What is left has to be kept by law, under a number instead of the name; payments can still be entered.',
    obstacles: {
      application: 'an application or a place in a masterclass that is not over',
      booking: 'a booking that is not over',
      refund: 'an open refund',
      teaching: 'a masterclass to teach',
      accompanying: 'a period as accompanist',
      last_admin: 'the last admin',
    },
  },
  de: {
    title: 'Daten löschen',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    none: 'Niemand hat verlangt, die Daten dieser Person zu löschen.',
    ask: 'Daten löschen',
    askOf: (name: string) => `Daten löschen: ${name}`,
    question: (name: string) => `Die Daten von ${name} löschen?`,
    explain:
      'In 14 Tagen wird alles über diese Person gelöscht, außer was das Gesetz aufzubewahren verlangt. Sie wird per E-Mail verständigt und kann ihr Konto bis dahin behalten.',
    explainWithoutMail:
      'In 14 Tagen wird alles über diese Person gelöscht, außer was das Gesetz aufzubewahren verlangt. Ihre Adresse ist nicht bestätigt, daher bekommt sie keine E-Mail; loggt sie sich ein, kann sie ihr Konto bis dahin behalten.',
    confirm: 'In 14 Tagen löschen',
    saved: 'Die Löschung ist vorgemerkt, und die Person wird per E-Mail verständigt.',
    savedWithoutMail:
      'Die Löschung ist vorgemerkt. Die Person bekommt keine E-Mail, weil ihre Adresse nicht bestätigt ist.',
    blocked: 'Noch nicht möglich:',
    pending: (day: string) => `Die Daten werden am ${day} gelöscht.`,
    byPerson: 'Die Person hat es verlangt.',
    byOffice: (name: string, reason: string) => `${name} hat es veranlasst: ${reason}`,
    cancel: 'Nicht löschen',
    cancelled: 'Die Daten bleiben.',
    erased: (day: string) => `Die Daten dieser Person wurden am ${day} gelöscht`,
    grounds: {
      person: 'Sie hatte es selbst verlangt.',
      office: 'Das Büro hatte es veranlasst.',
      dormant:
        'Sie hatte ihr Konto während der Aufbewahrungsfrist nicht benutzt und wurde 30 Tage vorher verständigt.',
    },
    left: 'Man kann dieser Person nicht mehr schreiben und nichts mehr ändern. Was noch da ist, muss nach dem Gesetz bleiben, mit einer Nummer statt des Namens; Zahlungen können weiterhin eingetragen werden.',
    obstacles: {
      application: 'eine Bewerbung oder ein Platz in einem Meisterkurs, der noch nicht vorbei ist',
      booking: 'eine Buchung, die noch nicht vorbei ist',
      refund: 'eine offene Rückzahlung',
      teaching: 'ein Meisterkurs, den sie gibt',
      accompanying: 'ein Korrepetitionszeitraum',
      last_admin: 'die letzte Person mit der Rolle Admin',
    },
  },
})
