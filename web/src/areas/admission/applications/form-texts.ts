import { materialNames, writtenNames } from '@academy/contract/admission/applications/field-names'
import { MAX_FILE_MB } from '@academy/contract/base/constants'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the fields shared by the forms for a new and a changed application. */
export const formTexts = defineTexts({
  en: {
    repertoire: writtenNames.repertoire.en,
    repertoireHint: (until: string | undefined) =>
      `What you would like to work on: composer, piece, movements.${until ? ` Please let us know by ${until}.` : ''}`,
    recording: (number: number) => `Recording ${number}`,
    piece: (number: number) => `Piece ${number}: what is played (optional)`,
    recordingsTitle: materialNames.recordings.en,
    recordingsHint:
      'Up to three links, for example to YouTube, Vimeo or SoundCloud. Please make sure that anyone with the link can listen.',
    platform: (name: string) => `Link to ${name}`,
    resume: materialNames.resumeFile.en,
    newResume: 'New résumé (PDF)',
    resumeHint: `One PDF file, ${MAX_FILE_MB} MB at most.`,
    resumeSent: (name: string) => `“${name}” was sent. Choose a file only if you want to replace it.`,
    materialFixed:
      'Résumé and recordings could be replaced until the deadline. The teacher is now comparing what was sent.',
    comment: 'Comment for the teacher',
    save: areaCommon.save.en,
    edit: 'Edit application',
    updated: 'The application was updated.',
  },
  de: {
    repertoire: writtenNames.repertoire.de,
    repertoireHint: until =>
      `Woran Sie arbeiten möchten: Komponist, Werk, Sätze.${until ? ` Wir bitten um Ihre Angaben bis zum ${until}.` : ''}`,
    recording: number => `Aufnahme ${number}`,
    piece: number => `Werk ${number}, das zu hören ist (freiwillig)`,
    recordingsTitle: materialNames.recordings.de,
    recordingsHint:
      'Bis zu drei Links, zum Beispiel zu YouTube, Vimeo oder SoundCloud. Bitte achten Sie darauf, dass alle, die den Link haben, die Aufnahme hören können.',
    platform: name => `Link zu ${name}`,
    resume: materialNames.resumeFile.de,
    newResume: 'Neuer Lebenslauf (PDF)',
    resumeHint: `Eine PDF-Datei, höchstens ${MAX_FILE_MB} MB.`,
    resumeSent: name =>
      `Gesendet wurde „${name}“. Wählen Sie nur dann eine Datei, wenn Sie ihn ersetzen möchten.`,
    materialFixed:
      'Lebenslauf und Aufnahmen konnten bis zum Bewerbungsschluss ersetzt werden. Jetzt vergleicht die Lehrperson, was gesendet wurde.',
    comment: 'Mitteilung an die Lehrperson',
    save: areaCommon.save.de,
    edit: 'Bewerbung bearbeiten',
    updated: 'Die Bewerbung wurde aktualisiert.',
  },
})
