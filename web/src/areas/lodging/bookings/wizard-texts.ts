import { plural } from '@academy/contract/base/plural'
import type { Plate } from '@academy/contract/people/arrival-details/diets'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'
import type { StepName } from './wizard.ts'

export const wizardTexts = defineTexts({
  en: {
    title: 'Book bed and meals',
    back: 'To my bookings',
    stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
    steps: {
      dates: 'Your days',
      room: 'Your room',
      meals: 'Your meals',
      comment: 'Your wishes',
      terms: 'Book',
    } as Record<StepName, string>,
    change: 'Change',
    changeOf: (step: string) => `Change: ${step}`,
    goOn: 'Continue',
    skip: 'Skip',
    tryAgain: common.tryAgain.en,
    dates: {
      intro: (from: string, to: string) =>
        `You can stay with us on any days between ${from} and ${to}. Lessons begin the day after you arrive.`,
      // With the words of the messages about them.
      start: 'Start date (arrival)',
      end: 'End date (departure)',
      endHint: 'At least one day later.',
      nights: (count: number) => plural('en', count, { one: '1 night', other: `${count} nights` }),
    },
    room: {
      label: areaCommon.room.en,
      perNight: (price: string) => `${price} a night`,
      loading: 'Looking up what is free …',
      loadFailed: 'We could not look up which beds are free.',
      left: (count: number) => plural('en', count, { one: '1 bed left', other: `${count} beds left` }),
      full: (nights: string) => `Full: ${nights}`,
      allFull: 'All our rooms are full on some of these nights. Would other days suit you, too?',
      otherDays: 'Choose other days',
      lost: (room: string, nights: string) =>
        `${room}: no bed is free on some of these nights (${nights}). Please choose another room, or other days.`,
      none: 'I am staying elsewhere',
      noneText: 'With friends, at a guest house, at home. We just need to know when you will be here.',
      noneShort: 'Accommodation elsewhere',
      free: 'no cost',
    },
    meals: {
      label: 'Meals',
      none: 'No meals',
      noneText: 'You make your own arrangements.',
      diet: 'What do you eat?',
      diets: { MEAT: 'With meat', VEGETARIAN: 'Vegetarian', VEGAN: 'Vegan' } as Record<Plate, string>,
      further: 'Anything else?',
      allergies: 'Allergies',
      allergiesHint: 'The kitchen will see this with your name. We keep it for next time.',
      withRoomOnly: 'Meals can only be booked with a room.',
    },
    comment: {
      label: 'Is there anything we should know?',
      hint: 'Who you would like to share a room with, whether you will arrive late at night …',
      hintAlone: 'Whether you will arrive late at night, what you need in your room …',
      hintElsewhere: 'Where you are staying, whether you will miss the first or the last day …',
      none: 'none',
    },
    terms: {
      intro: 'Please check everything once more. Your booking is binding.',
      invoice: 'You will get a confirmation with the invoice by email straight away.',
      noInvoice: 'It costs nothing, and you will get a confirmation by email straight away.',
      invoiceLater:
        'You will get a confirmation with the invoice by email once your address is confirmed. Until then you will find the invoice with your bookings.',
      noInvoiceLater:
        'It costs nothing, and you will get a confirmation by email once your address is confirmed.',
      label: 'I accept the terms of accommodation.',
      read: 'Read the terms of accommodation',
      book: (amount: string) => `Book with obligation to pay – ${amount}`,
      bookFree: 'Book now',
    },
    total: 'Total',
    soFar: 'So far',
    saved: 'Booking saved successfully.',
    failed: 'An error occurred while saving the booking.',
  },
  de: {
    title: 'Bett und Verpflegung buchen',
    back: 'Zu meinen Buchungen',
    stepOf: (number, count) => `Schritt ${number} von ${count}`,
    steps: {
      dates: 'Ihre Tage',
      room: 'Ihr Zimmer',
      meals: 'Ihre Verpflegung',
      comment: 'Ihre Wünsche',
      terms: 'Buchen',
    },
    change: 'Ändern',
    changeOf: step => `Ändern: ${step}`,
    goOn: 'Weiter',
    skip: 'Überspringen',
    tryAgain: common.tryAgain.de,
    dates: {
      intro: (from, to) =>
        `Sie können zwischen ${from} und ${to} an beliebigen Tagen bei uns wohnen. Der Unterricht beginnt am Tag nach der Anreise.`,
      start: 'Startdatum (Anreise)',
      end: 'Enddatum (Abreise)',
      endHint: 'Mindestens einen Tag später.',
      nights: count => plural('de', count, { one: '1 Nacht', other: `${count} Nächte` }),
    },
    room: {
      label: areaCommon.room.de,
      perNight: price => `${price} pro Nacht`,
      loading: 'Wir sehen nach, was frei ist …',
      loadFailed: 'Wir konnten nicht nachsehen, welche Betten frei sind.',
      left: count => plural('de', count, { one: 'Noch 1 Bett frei', other: `Noch ${count} Betten frei` }),
      full: nights => `Ausgebucht: ${nights}`,
      allFull:
        'Alle unsere Zimmer sind in einigen dieser Nächte ausgebucht. Vielleicht passen Ihnen auch andere Tage?',
      otherDays: 'Andere Tage wählen',
      lost: (room, nights) =>
        `${room}: In einigen dieser Nächte ist kein Bett frei (${nights}). Bitte wählen Sie ein anderes Zimmer oder andere Tage.`,
      none: 'Ich wohne anderswo',
      noneText: 'Bei Freunden, in einer Pension, zu Hause. Wir wissen dann nur, wann Sie da sind.',
      noneShort: 'Eigene Unterkunft',
      free: 'ohne Kosten',
    },
    meals: {
      label: 'Verpflegung',
      none: 'Keine Verpflegung',
      noneText: 'Sie versorgen sich selbst.',
      diet: 'Was essen Sie?',
      diets: { MEAT: 'Mit Fleisch', VEGETARIAN: 'Vegetarisch', VEGAN: 'Vegan' },
      further: 'Noch etwas?',
      allergies: 'Allergien',
      allergiesHint: 'Die Küche liest das mit Ihrem Namen. Wir merken es uns für das nächste Mal.',
      withRoomOnly: 'Verpflegung gibt es nur zusammen mit einem Zimmer.',
    },
    comment: {
      label: 'Sollten wir noch etwas wissen?',
      hint: 'Mit wem Sie gern ein Zimmer teilen, ob Sie erst spät am Abend ankommen …',
      hintAlone: 'Ob Sie erst spät am Abend ankommen, was Sie im Zimmer brauchen …',
      hintElsewhere: 'Wo Sie wohnen, ob Sie am ersten oder letzten Tag fehlen …',
      none: 'keine',
    },
    terms: {
      intro: 'Bitte sehen Sie sich alles noch einmal an. Ihre Buchung ist verbindlich.',
      invoice: 'Die Bestätigung mit der Rechnung kommt sofort per E-Mail.',
      noInvoice: 'Es kostet nichts, und die Bestätigung kommt sofort per E-Mail.',
      invoiceLater:
        'Die Bestätigung mit der Rechnung kommt per E-Mail, sobald Ihre Adresse bestätigt ist. Die Rechnung finden Sie sofort bei Ihren Buchungen.',
      noInvoiceLater:
        'Es kostet nichts, und die Bestätigung kommt per E-Mail, sobald Ihre Adresse bestätigt ist.',
      label: 'Ich stimme den Unterkunftsbedingungen zu.',
      read: 'Unterkunftsbedingungen lesen',
      book: amount => `Zahlungspflichtig buchen – ${amount}`,
      bookFree: 'Verbindlich buchen',
    },
    total: 'Gesamtpreis',
    soFar: 'Bisher',
    saved: 'Buchung erfolgreich gespeichert.',
    failed: 'Beim Speichern der Buchung ist ein Fehler aufgetreten.',
  },
})
