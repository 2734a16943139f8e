import { defineTexts } from '../../../base/i18n/texts.ts'

export const reviewTexts = defineTexts({
  en: {
    title: 'Only for you',
    rating: 'Rating',
    rate: (rating: number) => `${rating} of 5`,
    note: 'Note',
    hint: 'Nobody else sees your rating and note, neither applicants nor the office.',
    saving: 'Saving …',
    saved: 'Saved',
    unsaved: 'Not saved yet',
    elsewhere: 'You have saved something else on another device in the meantime.',
    noNote: 'no note',
  },
  de: {
    title: 'Nur für Sie',
    rating: 'Bewertung',
    rate: rating => `${rating} von 5`,
    note: 'Notiz',
    hint: 'Bewertung und Notiz sieht außer Ihnen niemand, weder Bewerberinnen und Bewerber noch das Büro.',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    unsaved: 'Noch nicht gespeichert',
    elsewhere: 'Sie haben inzwischen auf einem anderen Gerät etwas anderes gespeichert.',
    noNote: 'keine Notiz',
  },
})
