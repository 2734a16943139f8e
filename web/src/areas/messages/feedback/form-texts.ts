import type { Mood } from '@academy/contract/messages/feedback/ratings'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const surveyTexts = defineTexts({
  en: {
    welcome: 'Thank you for taking the time. Your answers help us make next summer better.',
    anonymous:
      'This survey is anonymous. Nobody can see who answered what: your answers are stored without a name, without a time, and separately from your link.',
    localDraft:
      'Until you submit them, this browser remembers your answers, and a saved draft waits under your link.',
    questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
    progress: 'Progress',
    answeredOf: (answered: number, count: number, percent: number) =>
      `${answered} of ${count} answered · ${percent}%`,
    moods: {
      very_sad: 'poor',
      sad: 'not so good',
      neutral: 'fair',
      happy: 'good',
      very_happy: 'very good',
    } as Record<Mood, string>,
    end: (rating: number, mood: string) => `${rating} = ${mood}`,
    rated: (rating: number, max: number, mood: string) => `${rating} of ${max}, ${mood}`,
    notRated: 'Not rated yet',
    clear: 'Clear',
    notApplicable: 'Not applicable',
    yourAnswer: 'Your answer',
    back: 'Back',
    next: 'Next',
    submit: 'Submit',
    saveDraft: 'Save draft',
    advance: 'Go to the next question as soon as I have rated',
  },
  de: {
    welcome:
      'Schön, dass Sie sich Zeit nehmen. Ihre Antworten helfen uns, den nächsten Sommer noch besser zu machen.',
    anonymous:
      'Diese Umfrage ist anonym. Niemand kann sehen, wer was geantwortet hat: Ihre Antworten werden ohne Namen, ohne Uhrzeit und getrennt von Ihrem Link gespeichert.',
    localDraft:
      'Bis Sie absenden, merkt sich dieser Browser, was Sie antworten, und ein gespeicherter Entwurf wartet unter Ihrem Link.',
    questionOf: (number, count) => `Frage ${number} von ${count}`,
    progress: 'Fortschritt',
    answeredOf: (answered, count, percent) => `${answered} von ${count} beantwortet · ${percent}\u00a0%`,
    moods: {
      very_sad: 'schlecht',
      sad: 'weniger gut',
      neutral: 'mittel',
      happy: 'gut',
      very_happy: 'sehr gut',
    },
    end: (rating, mood) => `${rating} = ${mood}`,
    rated: (rating, max, mood) => `${rating} von ${max}, ${mood}`,
    notRated: 'Noch nicht bewertet',
    clear: 'Zurücknehmen',
    notApplicable: 'Nicht zutreffend',
    yourAnswer: 'Ihre Antwort',
    back: 'Zurück',
    next: 'Weiter',
    submit: 'Absenden',
    saveDraft: 'Entwurf speichern',
    advance: 'Nach jeder Bewertung gleich zur nächsten Frage',
  },
})
