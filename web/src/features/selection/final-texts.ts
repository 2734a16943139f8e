import { defineTexts } from '../../lib/i18n/texts.ts'

export const finalTexts = defineTexts({
  en: {
    save: 'Save the selection for good',
    saveOne: 'Save for good',
    notYet:
      'On the day after the application deadline you can save your selection for good. Until then everything can be changed.',
    ready: 'Everything is decided. With the final save everybody gets their answer.',
    missing: (count: number) => (count === 1 ? '1 decision is missing.' : `${count} decisions are missing.`),
    someMissing: 'Decisions are missing.',
    done: 'The selection is final, and everybody has been told.',
    question: 'Save for good?',
    consequence: 'The decisions can no longer be changed afterwards. These letters go out at once:',
    accepted: (count: number) =>
      count === 1 ? '1 person gets an acceptance' : `${count} people get an acceptance`,
    rejected: (count: number) => (count === 1 ? '1 person gets a refusal' : `${count} people get a refusal`),
    unpaid: (count: number) =>
      count === 1
        ? '1 person hears that the unpaid application has ended'
        : `${count} people hear that their unpaid application has ended`,
    readLetter: 'Read the letter',
    nobody: 'Nobody has applied: no letter goes out.',
    confirm: 'Save and send',
    saved: 'The selection is saved for good. The letters are on their way.',
  },
  de: {
    save: 'Auswahl endgültig speichern',
    saveOne: 'Endgültig speichern',
    notYet:
      'Am Tag nach dem Bewerbungsschluss können Sie Ihre Auswahl endgültig speichern. Bis dahin lässt sich alles ändern.',
    ready: 'Alles ist entschieden. Mit dem endgültigen Speichern bekommen alle ihre Antwort.',
    missing: count => (count === 1 ? '1 Entscheidung fehlt noch.' : `${count} Entscheidungen fehlen noch.`),
    someMissing: 'Es fehlen noch Entscheidungen.',
    done: 'Die Auswahl ist endgültig, und alle wissen Bescheid.',
    question: 'Endgültig speichern?',
    consequence: 'Danach lassen sich die Entscheidungen nicht mehr ändern. Diese Briefe gehen sofort hinaus:',
    accepted: count =>
      count === 1 ? '1 Person bekommt eine Zusage' : `${count} Personen bekommen eine Zusage`,
    rejected: count =>
      count === 1 ? '1 Person bekommt eine Absage' : `${count} Personen bekommen eine Absage`,
    unpaid: count =>
      count === 1
        ? '1 Person erfährt, dass ihre unbezahlte Bewerbung beendet ist'
        : `${count} Personen erfahren, dass ihre unbezahlte Bewerbung beendet ist`,
    readLetter: 'Brief lesen',
    nobody: 'Niemand hat sich beworben: Es geht kein Brief hinaus.',
    confirm: 'Speichern und senden',
    saved: 'Die Auswahl ist endgültig gespeichert. Die Briefe sind unterwegs.',
  },
})
