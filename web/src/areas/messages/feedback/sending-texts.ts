import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const sendingTexts = defineTexts({
  en: {
    saved: 'Gespeichert / Saved',
    savedHint: 'You can continue later with the same link, even on another device.',
    notSaved: 'Error...',
    saveFailed: 'Something went wrong while saving...',
    failed: 'Error',
    keptHint: 'Nothing is lost: this browser keeps your answers. Please try again in a moment.',
    lookAgain: 'Please check what is marked.',
    open: (count: number) =>
      plural('en', count, {
        one: 'One question has not been answered yet',
        other: `${count} questions have not been answered yet`,
      }),
    openHint:
      'You may leave questions out. Once you have submitted your answers, they can no longer be changed.',
    toOpen: (count: number): string =>
      plural('en', count, { one: 'Go to this question', other: 'Go to the first of them' }),
    submitAnyway: 'Submit anyway',
    resume: 'Your answers from last time are still here.',
    resumeAt: (number: number) => `Continue with question ${number}`,
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
