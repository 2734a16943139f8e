import { defineTexts } from '../../../base/i18n/texts.ts'

/** What the office reads about the consents of somebody else. */
export const officeConsentTexts = defineTexts({
  en: {
    title: 'Consents',
    intro:
      'Tick what this person has signed on paper, and withdraw what they withdraw by phone or letter. Everything is recorded.',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    tryAgain: 'Try again',
    saved: 'The change is saved.',
    effects: {
      needs:
        'The person’s allergies and special diets will be deleted, also in bookings, and the kitchen no longer knows them. Whether they eat meat, vegetarian or vegan stays: it is part of the booking.',
      noNeeds:
        'No allergies and no special diets of this person are stored. If they name any again, they are asked for their consent again.',
    },
    undecided: 'Needed until the application is decided. Whoever no longer agrees withdraws the application.',
  },
  de: {
    title: 'Einwilligungen',
    intro:
      'Haken Sie an, was diese Person auf Papier unterschrieben hat, und widerrufen Sie, was sie telefonisch oder schriftlich widerruft. Alles wird aufgezeichnet.',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    saved: 'Die Änderung ist gespeichert.',
    effects: {
      needs:
        'Allergien und besondere Kost der Person werden gelöscht, auch in ihren Buchungen, und die Küche weiß nichts mehr davon. Ob sie mit Fleisch, vegetarisch oder vegan isst, bleibt: Das gehört zur Buchung.',
      noNeeds:
        'Von dieser Person sind keine Allergien und keine besondere Kost gespeichert. Gibt sie wieder etwas davon an, wird noch einmal nach der Einwilligung gefragt.',
    },
    undecided:
      'Nötig, bis über die Bewerbung entschieden ist. Wer nicht mehr einwilligt, zieht die Bewerbung zurück.',
  },
})
