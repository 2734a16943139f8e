import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the dialog in which the office books for somebody. */
export const bookTexts = defineTexts({
  en: {
    title: (name: string) => `Book a bed for ${name}`,
    open: 'Book a bed',
    book: 'Book',
    booked: (name: string) => `Booked. ${name} will get an email.`,
    bookedUnconfirmed: (name: string) => `Booked. ${name} will get an email once the address is confirmed.`,
    free: 'Free of charge (teachers and guests)',
    told: 'The person knows the terms of accommodation.',
    terms: 'Terms of accommodation',
    invoice: (name: string) => `${name} will get the invoice by email.`,
    noInvoice: (name: string) => `There is no invoice. ${name} will get an email.`,
  },
  de: {
    title: name => `Bett für ${name} buchen`,
    open: 'Bett buchen',
    book: 'Buchen',
    booked: name => `Gebucht. ${name} bekommt eine E-Mail.`,
    bookedUnconfirmed: name => `Gebucht. ${name} bekommt eine E-Mail, sobald die Adresse bestätigt ist.`,
    free: 'Kostenlos (Lehrpersonen und Gäste)',
    told: 'Die Person kennt die Unterkunftsbedingungen.',
    terms: 'Unterkunftsbedingungen',
    invoice: name => `${name} bekommt die Rechnung per E-Mail.`,
    noInvoice: name => `Es gibt keine Rechnung. ${name} bekommt eine E-Mail.`,
  },
})
