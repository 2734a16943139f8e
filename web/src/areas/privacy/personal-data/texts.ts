import { defineTexts } from '../../../base/i18n/texts.ts'

export const personalDataTexts = defineTexts({
  en: {
    title: 'Download your data',
    intro:
      'You can download everything that we have stored about you as one archive: a page to read, the same data for programs (JSON), and your files.',
    request: 'Create the archive',
    requested: 'Your archive is being created. We will write to you when it is ready.',
    requestedUnconfirmed: 'Your archive is being created. You will find it on this page.',
    again: 'Create a new archive',
    waiting: 'Your archive is being created. You can leave this page; we will write to you when it is ready.',
    waitingUnconfirmed:
      'Your archive is being created. You can leave this page and will find it here later. Your email address is not confirmed yet, so we cannot write to you when it is ready.',
    progress: (percent: number) => `${percent} %`,
    ready: (made: string, size: string) => `Your archive of ${made} is ready (${size}).`,
    expires: (until: string) => `You can download it until ${until}. Then it will be deleted.`,
    download: 'Download',
    failed: 'The archive could not be created. Please try again.',
    tryAgain: 'Try again',
    privacy: 'What we store, why and for how long',
    table: {
      title: 'What we store, in detail',
      intro:
        'This table is made from the program itself: it names everything that is stored about people, whatever their role.',
      what: 'What',
      why: 'Why',
      howLong: 'How long',
    },
  },
  de: {
    title: 'Ihre Daten herunterladen',
    intro:
      'Sie können alles, was wir über Sie gespeichert haben, als ein Archiv herunterladen: eine Seite zum Lesen, dieselben Daten für Programme (JSON) und Ihre Dateien.',
    request: 'Archiv erstellen',
    requested: 'Ihr Archiv wird erstellt. Wir schreiben Ihnen, sobald es fertig ist.',
    requestedUnconfirmed: 'Ihr Archiv wird erstellt. Sie finden es auf dieser Seite.',
    again: 'Neues Archiv erstellen',
    waiting:
      'Ihr Archiv wird erstellt. Sie können diese Seite verlassen; wir schreiben Ihnen, sobald es fertig ist.',
    waitingUnconfirmed:
      'Ihr Archiv wird erstellt. Sie können diese Seite verlassen und finden es später hier. Ihre E-Mail-Adresse ist noch nicht bestätigt, daher können wir Ihnen nicht schreiben, wenn es fertig ist.',
    progress: percent => `${percent} %`,
    ready: (made, size) => `Ihr Archiv vom ${made} ist fertig (${size}).`,
    expires: until => `Sie können es bis ${until} herunterladen. Danach wird es gelöscht.`,
    download: 'Herunterladen',
    failed: 'Das Archiv konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    privacy: 'Was wir speichern, warum und wie lange',
    table: {
      title: 'Was wir im Einzelnen speichern',
      intro:
        'Diese Tabelle stammt aus dem Programm selbst: Sie nennt alles, was über Menschen gespeichert wird, in welcher Rolle auch immer.',
      what: 'Was',
      why: 'Warum',
      howLong: 'Wie lange',
    },
  },
})
