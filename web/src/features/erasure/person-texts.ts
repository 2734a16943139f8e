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
    confirm: 'Delete in 14 days',
    saved: 'The request is saved, and the person is told by email.',
    blocked: 'Not possible yet:',
    pending: (day: string) => `The data will be deleted on ${day}.`,
    byPerson: 'The person has asked for it.',
    byOffice: (name: string, reason: string) => `${name} has asked for it: ${reason}`,
    cancel: 'Do not delete',
    cancelled: 'The data stays.',
    erased: (day: string) =>
      `The data of this person was deleted on ${day}. What is left has to be kept by law.`,
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
    tryAgain: 'Erneut versuchen',
    none: 'Niemand hat verlangt, die Daten dieser Person zu löschen.',
    ask: 'Daten löschen',
    askOf: (name: string) => `Daten löschen: ${name}`,
    question: (name: string) => `Die Daten von ${name} löschen?`,
    explain:
      'In 14 Tagen wird alles über diese Person gelöscht, außer was das Gesetz aufzubewahren verlangt. Sie wird per E-Mail verständigt und kann ihr Konto bis dahin behalten.',
    confirm: 'In 14 Tagen löschen',
    saved: 'Die Löschung ist vorgemerkt, und die Person wird per E-Mail verständigt.',
    blocked: 'Noch nicht möglich:',
    pending: (day: string) => `Die Daten werden am ${day} gelöscht.`,
    byPerson: 'Die Person hat es verlangt.',
    byOffice: (name: string, reason: string) => `${name} hat es veranlasst: ${reason}`,
    cancel: 'Nicht löschen',
    cancelled: 'Die Daten bleiben.',
    erased: (day: string) =>
      `Die Daten dieser Person wurden am ${day} gelöscht. Was noch da ist, muss nach dem Gesetz bleiben.`,
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
