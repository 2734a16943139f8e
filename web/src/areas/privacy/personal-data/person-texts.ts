import { defineTexts } from '../../../base/i18n/texts.ts'

/** The archive of a person, on the page of the office about them. */
export const personExportTexts = defineTexts({
  en: {
    title: 'Archive of personal data',
    intro:
      'For somebody who asks what is stored about them and cannot log in. It contains everything, including the office’s notes. Request and download are recorded.',
    request: 'Create the archive',
    again: 'Create a new archive',
    waiting: 'The archive is being created.',
    ready: (made: string, size: string) => `The archive of ${made} is ready (${size}).`,
    expires: (until: string) => `It can be downloaded until ${until}. Then it will be deleted.`,
    download: 'Download',
    failed: 'The archive could not be created. Please try again.',
  },
  de: {
    title: 'Archiv der persönlichen Daten',
    intro:
      'Für jemanden, der wissen will, was über ihn gespeichert ist, und sich nicht einloggen kann. Es enthält alles, auch die Notizen. Anforderung und Download stehen im Protokoll.',
    request: 'Archiv erstellen',
    again: 'Neues Archiv erstellen',
    waiting: 'Das Archiv wird erstellt.',
    ready: (made, size) => `Das Archiv vom ${made} ist fertig (${size}).`,
    expires: until => `Es lässt sich bis ${until} herunterladen. Danach wird es gelöscht.`,
    download: 'Herunterladen',
    failed: 'Das Archiv konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
})
