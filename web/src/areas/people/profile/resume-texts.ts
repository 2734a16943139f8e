import { MAX_FILE_MB } from '@academy/contract/base/constants'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const resumeTexts = defineTexts({
  en: {
    title: 'Résumé',
    none: 'No résumé yet. Teachers who do not know you will want to read one: a PDF of one or two pages is enough.',
    kept: 'It will go with your next application. Applications keep the version they were sent with.',
    uploaded: (date: string) => `uploaded on ${date}`,
    download: areaCommon.download.en,
    upload: 'Upload a résumé',
    replace: 'Replace',
    replaceTitle: 'Replace the résumé',
    file: `Résumé (PDF, at most ${MAX_FILE_MB} MB)`,
    send: 'Upload',
    saved: 'Your résumé is saved.',
    delete: areaCommon.delete.en,
    deleteLabel: 'Delete the résumé',
    confirmTitle: 'Delete your résumé?',
    confirm: 'It will be deleted straight away. Applications that were sent with it keep their copy.',
    deleted: 'Your résumé is deleted.',
  },
  de: {
    title: 'Lebenslauf',
    none: 'Noch kein Lebenslauf. Lehrpersonen, die Sie noch nicht kennen, möchten einen lesen: Ein PDF mit ein, zwei Seiten genügt.',
    kept: 'Er geht mit Ihrer nächsten Bewerbung mit. Bewerbungen behalten die Fassung, mit der sie gesendet wurden.',
    uploaded: date => `hochgeladen am ${date}`,
    download: areaCommon.download.de,
    upload: 'Lebenslauf hochladen',
    replace: 'Ersetzen',
    replaceTitle: 'Lebenslauf ersetzen',
    file: `Lebenslauf (PDF, höchstens ${MAX_FILE_MB} MB)`,
    send: 'Hochladen',
    saved: 'Ihr Lebenslauf ist gespeichert.',
    delete: areaCommon.delete.de,
    deleteLabel: 'Lebenslauf löschen',
    confirmTitle: 'Ihren Lebenslauf löschen?',
    confirm: 'Er wird sofort gelöscht. Bewerbungen, die mit ihm gesendet wurden, behalten ihr Exemplar.',
    deleted: 'Ihr Lebenslauf ist gelöscht.',
  },
})
