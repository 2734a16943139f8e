import { common } from '../../base/i18n/common-texts.ts'
import { defineTexts } from '../../base/i18n/texts.ts'

export const formTexts = defineTexts({
  en: {
    allRequired: 'Please fill in all required fields.',
    checkInput: 'Please check your input.',
    logIn: 'Log in and come back',
    kept: 'Here is what you typed last time. It is kept only in this browser, until you send it or log out.',
    startAfresh: 'Start over',
    otherTab: 'This form was changed or sent in another tab. Nothing you typed here is lost.',
    takeOver: 'Use that version',
    keepMine: 'Keep this version',
    show: 'Show',
    hide: 'Hide',
    chooseFile: 'Choose a file',
    chooseOther: 'Choose another file',
    orDrop: 'or drop it here',
    removeFile: common.remove.en,
    upload: 'Upload',
    uploading: (percent: number) => `Uploading: ${percent}%`,
    uploaded: 'Uploaded and being checked …',
    needsScript: (email: string) =>
      `This form needs JavaScript. Please switch it on in your browser${email && `, or write to ${email}`}.`,
  },
  de: {
    allRequired: 'Bitte füllen Sie alle Pflichtfelder aus.',
    checkInput: 'Bitte prüfen Sie Ihre Eingaben.',
    logIn: 'Einloggen und hierher zurückkehren',
    kept: 'Hier ist, was Sie zuletzt eingegeben haben. Es ist nur in diesem Browser aufbewahrt, bis Sie es senden oder sich ausloggen.',
    startAfresh: 'Neu beginnen',
    otherTab:
      'Dieses Formular wurde in einem anderen Tab geändert oder abgesendet. Was Sie hier eingegeben haben, ist noch da.',
    takeOver: 'Jene Fassung übernehmen',
    keepMine: 'Diese Fassung behalten',
    show: 'Zeigen',
    hide: 'Verbergen',
    chooseFile: 'Datei auswählen',
    chooseOther: 'Andere Datei auswählen',
    orDrop: 'oder hierher ziehen',
    removeFile: common.remove.de,
    upload: 'Übertragung',
    uploading: percent => `Unterwegs: ${percent} %`,
    uploaded: 'Alles ist angekommen und wird geprüft …',
    needsScript: email =>
      `Dieses Formular braucht JavaScript. Bitte schalten Sie es im Browser ein${email && `, oder schreiben Sie an ${email}`}.`,
  },
})
