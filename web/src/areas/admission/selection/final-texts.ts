import { RESULT_MAILS_WAIT_MINUTES } from '@academy/contract/base/constants'
import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const finalTexts = defineTexts({
  en: {
    save: 'Make the selection final',
    saveOne: 'Make final',
    notYet:
      'From the day after the application deadline you can make your selection final. Until then everything can be changed.',
    ready: 'Everything is decided. Once you make the selection final, everybody gets their answer.',
    readyForNobody:
      'There is nothing to decide. Once you make the selection final, nobody can apply any more.',
    missing: (count: number) =>
      plural('en', count, { one: '1 decision still to make.', other: `${count} decisions still to make.` }),
    someMissing: 'There are decisions still to make.',
    done: 'The selection is final. Everybody has been told by email.',
    doneForNobody: 'The selection is final.',
    doneUntil: (time: string) =>
      `The selection is final. The letters go out at ${time}; until then only you and the office know the results.`,
    question: 'Make the selection final?',
    of: (masterclass: string) => `The masterclass: ${masterclass}`,
    consequence: `After that, the decisions can no longer be changed, and nobody can apply any more. These letters go out after ${RESULT_MAILS_WAIT_MINUTES} minutes; until then the office can reopen the selection.`,
    accepted: (count: number) =>
      plural('en', count, { one: '1 person gets an acceptance', other: `${count} people get an acceptance` }),
    beyond: (count: number, places: number) =>
      `${count} people get an acceptance, but the masterclass has only ${plural('en', places, { one: '1 place', other: `${places} places` })}.`,
    reserve: (count: number) =>
      plural('en', count, {
        one: '1 person goes on the waiting list',
        other: `${count} people go on the waiting list, in this order`,
      }),
    rejected: (count: number) =>
      plural('en', count, { one: '1 person gets a rejection', other: `${count} people get a rejection` }),
    unpaid: (count: number) =>
      plural('en', count, {
        one: '1 person has not paid the handling fee: the application ends',
        other: `${count} people have not paid the handling fee: their applications end`,
      }),
    readMail: 'Read the letter',
    nobody: `There is no application to answer. After this, nobody can apply for this masterclass any more; for ${RESULT_MAILS_WAIT_MINUTES} minutes the office can reopen the selection.`,
    confirm: 'Save and send',
    saved: 'The selection has been made final. The letters will go out in a few minutes.',
    savedForNobody: 'The selection has been made final.',
  },
  de: {
    save: 'Auswahl endgültig speichern',
    saveOne: 'Endgültig speichern',
    notYet:
      'Am Tag nach dem Bewerbungsschluss können Sie Ihre Auswahl endgültig speichern. Bis dahin lässt sich alles ändern.',
    ready: 'Alles ist entschieden. Mit dem endgültigen Speichern bekommen alle ihre Antwort.',
    readyForNobody:
      'Es gibt nichts zu entscheiden. Mit dem endgültigen Speichern kann sich niemand mehr bewerben.',
    missing: count =>
      plural('de', count, {
        one: '1 Entscheidung fehlt noch.',
        other: `${count} Entscheidungen fehlen noch.`,
      }),
    someMissing: 'Es fehlen noch Entscheidungen.',
    done: 'Die Auswahl ist endgültig. Alle haben eine E-Mail bekommen.',
    doneForNobody: 'Die Auswahl ist endgültig.',
    doneUntil: time =>
      `Die Auswahl ist endgültig. Die Briefe gehen um ${time} Uhr hinaus; bis dahin kennen nur Sie und das Büro die Ergebnisse.`,
    question: 'Endgültig speichern?',
    of: masterclass => `Der Meisterkurs: ${masterclass}`,
    consequence: `Danach lassen sich die Entscheidungen nicht mehr ändern, und niemand kann sich mehr bewerben. Diese Briefe gehen nach ${RESULT_MAILS_WAIT_MINUTES} Minuten hinaus; bis dahin kann das Büro die Auswahl wieder öffnen.`,
    accepted: count =>
      plural('de', count, {
        one: '1 Person bekommt eine Zusage',
        other: `${count} Personen bekommen eine Zusage`,
      }),
    beyond: (count, places) =>
      `${count} Personen bekommen eine Zusage, der Meisterkurs hat aber nur ${plural('de', places, { one: '1 Platz', other: `${places} Plätze` })}.`,
    reserve: count =>
      plural('de', count, {
        one: '1 Person kommt auf die Warteliste',
        other: `${count} Personen kommen auf die Warteliste, in dieser Reihenfolge`,
      }),
    rejected: count =>
      plural('de', count, {
        one: '1 Person bekommt eine Absage',
        other: `${count} Personen bekommen eine Absage`,
      }),
    unpaid: count =>
      plural('de', count, {
        one: '1 Person hat die Bearbeitungsgebühr nicht bezahlt: Ihre Bewerbung endet',
        other: `${count} Personen haben die Bearbeitungsgebühr nicht bezahlt: Ihre Bewerbungen enden`,
      }),
    readMail: 'Brief lesen',
    nobody: `Es gibt keine Bewerbung zu beantworten. Danach kann sich für diesen Meisterkurs niemand mehr bewerben; ${RESULT_MAILS_WAIT_MINUTES} Minuten lang kann das Büro die Auswahl wieder öffnen.`,
    confirm: 'Speichern und senden',
    saved: 'Die Auswahl ist endgültig gespeichert. Die Briefe gehen in wenigen Minuten hinaus.',
    savedForNobody: 'Die Auswahl ist endgültig gespeichert.',
  },
})
