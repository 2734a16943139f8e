import { plural } from '@academy/contract/lib/plural'
import { defineTexts } from '../../lib/i18n/texts.ts'

export const sendingTexts = defineTexts({
  en: {
    saved: 'Gespeichert / Saved',
    savedHint: 'You can go on later with the same link, on another device, too.',
    notSaved: 'Error...',
    saveFailed: 'Something went wrong while saving...',
    failed: 'Error',
    keptHint: 'Nothing is lost: this browser keeps your answers. Please try again in a moment.',
    lookAgain: 'Please look again at what is marked.',
    open: (count: number) =>
      plural('en', count, {
        one: 'One question is not answered yet',
        other: `${count} questions are not answered yet`,
      }),
    openHint: 'You may leave questions out. Once submitted, nothing can be changed any more.',
    toOpen: (count: number): string =>
      plural('en', count, { one: 'To this question', other: 'To the first of them' }),
    submitAnyway: 'Submit anyway',
    resume: 'Your answers of last time are still here.',
    resumeAt: (number: number) => `Go on with question ${number}`,
  },
  de: {
    saved: 'Gespeichert / Saved',
    savedHint: 'Sie können später mit demselben Link weitermachen, auch auf einem anderen Gerät.',
    notSaved: 'Fehler...',
    saveFailed: 'Beim Speichern ist etwas schiefgegangen...',
    failed: 'Fehler',
    keptHint:
      'Nichts ist verloren: Dieser Browser bewahrt Ihre Antworten auf. Bitte versuchen Sie es gleich noch einmal.',
    lookAgain: 'Bitte sehen Sie sich noch einmal an, was markiert ist.',
    open: count =>
      plural('de', count, {
        one: 'Eine Frage ist noch nicht beantwortet',
        other: `${count} Fragen sind noch nicht beantwortet`,
      }),
    openHint: 'Sie dürfen Fragen auslassen. Nach dem Absenden lässt sich nichts mehr ändern.',
    toOpen: count => plural('de', count, { one: 'Zu dieser Frage', other: 'Zur ersten davon' }),
    submitAnyway: 'Trotzdem absenden',
    resume: 'Ihre Antworten von zuletzt sind noch da.',
    resumeAt: number => `Bei Frage ${number} weitermachen`,
  },
})
