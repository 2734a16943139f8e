import { plural } from '@academy/contract/lib/plural'
import { areaCommon } from '../../lib/i18n/area-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

export const lodgingTexts = defineTexts({
  en: {
    add: 'Add a booking',
    goOn: 'Continue your booking',
    genderFirst: 'Before you book we need to know your gender: the house shares out the rooms by it.',
    loading: 'Your bookings are loading …',
    closed: 'The academy is as good as over: nothing can be booked any more.',
    noAcademy: 'The next academy is being planned. You can book as soon as its days are settled.',
    info: {
      title: 'Good to know',
      perNight: (price: string) => `${price} a night`,
      cancelling: 'Cancelling',
      freeUntil: (day: string) =>
        `Until ${day} it costs you nothing. Afterwards a part of the price stays due, as the terms of accommodation say.`,
      freeWas: (day: string) =>
        `Until ${day} it cost nothing. Now a part of the price stays due, as the terms of accommodation say.`,
    },
    current: 'Current bookings',
    noneYet: 'Nothing is booked at the moment. Booking a bed takes a minute.',
    none: 'Nothing is booked.',
    previous: 'Previous bookings',
    columns: {
      period: 'Days',
      stay: 'Room and meals',
      total: 'Total',
      invoice: 'Invoice',
      actions: areaCommon.actions.en,
    },
    nights: (count: number) => plural('en', count, { one: '1 night', other: `${count} nights` }),
    ownLodging: 'Accommodation elsewhere',
    noMeals: 'No meals',
    allergies: (text: string) => `Allergies: ${text}`,
    change: 'Change',
    changeOf: (period: string) => `Change: ${period}`,
    noCost: 'no cost',
    noInvoice: 'none',
    cancelled: 'cancelled',
    cancel: 'Cancel',
    cancelOf: (period: string) => `Cancel: ${period}`,
  },
  de: {
    add: 'Buchung hinzufügen',
    goOn: 'Buchung fortsetzen',
    genderFirst: 'Vor der Buchung müssen wir Ihr Geschlecht kennen: Das Haus teilt danach die Zimmer ein.',
    loading: 'Ihre Buchungen werden geladen …',
    closed: 'Die Akademie ist so gut wie vorbei: Es lässt sich nichts mehr buchen.',
    noAcademy: 'Die nächste Akademie ist in Planung. Sobald ihre Tage feststehen, können Sie buchen.',
    info: {
      title: 'Gut zu wissen',
      perNight: price => `${price} pro Nacht`,
      cancelling: 'Stornieren',
      freeUntil: day =>
        `Bis ${day} kostet es Sie nichts. Danach bleibt ein Teil des Preises fällig, wie es in den Unterkunftsbedingungen steht.`,
      freeWas: day =>
        `Bis ${day} kostete es nichts. Jetzt bleibt ein Teil des Preises fällig, wie es in den Unterkunftsbedingungen steht.`,
    },
    current: 'Aktuelle Buchungen',
    noneYet: 'Zurzeit ist nichts gebucht. Ein Bett zu buchen dauert nur eine Minute.',
    none: 'Es ist nichts gebucht.',
    previous: 'Frühere Buchungen',
    columns: {
      period: 'Tage',
      stay: 'Zimmer und Verpflegung',
      total: 'Gesamtpreis',
      invoice: 'Rechnung',
      actions: areaCommon.actions.de,
    },
    nights: count => plural('de', count, { one: '1 Nacht', other: `${count} Nächte` }),
    ownLodging: 'Eigene Unterkunft',
    noMeals: 'Keine Verpflegung',
    allergies: text => `Allergien: ${text}`,
    change: 'Ändern',
    changeOf: period => `Ändern: ${period}`,
    noCost: 'ohne Kosten',
    noInvoice: 'keine',
    cancelled: 'storniert',
    cancel: 'Stornieren',
    cancelOf: period => `Stornieren: ${period}`,
  },
})
