import type { Locale } from '@academy/contract/locale'
import { areaCommon } from '../../lib/i18n/area-texts.ts'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

export const associationTexts = defineTexts({
  en: {
    title: 'Association and account',
    loading: 'The association is loading …',
    open: 'Association and account',
    intro: 'What the next invoices say. Invoices that were issued stay as they are.',
    name: 'Name of the association',
    street: areaCommon.street.en,
    zip: areaCommon.zip.en,
    city: areaCommon.city.en,
    contactEmail: 'Contact address',
    email: common.email.en,
    registerNumber: 'Number in the register of associations',
    bank: 'Account',
    accountHolder: 'Account holder',
    accountHolderHint: 'Only when it is not the name of the association.',
    iban: 'IBAN',
    bic: 'BIC',
    bicHint: 'Not needed within Europe.',
    invoices: 'On the invoices',
    taxNotes: {
      de: 'Note on taxes, German',
      en: 'Note on taxes, English',
    } satisfies Record<Locale, string>,
    dueDays: 'Days until payment is due',
    save: areaCommon.save.en,
    saved: 'Saved. The next invoices carry it.',
    noIban: 'There is no account yet.',
    noIbanHint:
      'Without an IBAN invoices carry neither the account nor the code to scan, and nobody knows where to pay.',
    enterIban: 'Enter the account',
  },
  de: {
    title: 'Verein und Konto',
    loading: 'Der Verein wird geladen …',
    open: 'Verein und Konto',
    intro: 'Was auf den nächsten Rechnungen steht. Ausgestellte Rechnungen bleiben, wie sie sind.',
    name: 'Name des Vereins',
    street: areaCommon.street.de,
    zip: areaCommon.zip.de,
    city: areaCommon.city.de,
    contactEmail: 'Kontaktadresse',
    email: common.email.de,
    registerNumber: 'Nummer im Vereinsregister',
    bank: 'Konto',
    accountHolder: 'Inhaber des Kontos',
    accountHolderHint: 'Nur wenn es nicht der Name des Vereins ist.',
    iban: 'IBAN',
    bic: 'BIC',
    bicHint: 'Innerhalb Europas nicht nötig.',
    invoices: 'Auf den Rechnungen',
    taxNotes: {
      de: 'Steuerhinweis, deutsch',
      en: 'Steuerhinweis, englisch',
    } satisfies Record<Locale, string>,
    dueDays: 'Tage bis zur Fälligkeit',
    save: areaCommon.save.de,
    saved: 'Gespeichert. Die nächsten Rechnungen tragen es.',
    noIban: 'Es ist noch kein Konto eingetragen.',
    noIbanHint:
      'Ohne IBAN stehen auf den Rechnungen weder das Konto noch der Code zum Scannen, und niemand weiß, wohin die Zahlung geht.',
    enterIban: 'Konto eintragen',
  },
})
