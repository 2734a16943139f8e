import { plural } from '@academy/contract/base/plural'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import type { InvoiceFilter } from '@academy/contract/money/ledger/list-schemas'
import { defineTexts } from '../../../base/i18n/texts.ts'
import { invoiceTexts } from './texts.ts'

/** The texts of the office's lists of invoices. */
export const invoiceListTexts = defineTexts({
  en: {
    ...invoiceTexts.en,
    kinds: {
      handling_fee: 'Handling fee',
      participation_fee: 'Participation fee',
      lodging: 'Accommodation',
      recording: 'Recording',
      withdrawal: 'Withdrawal',
      other: 'Other',
    } as Record<InvoiceKind, string>,
    refundDue: (amount: string) => `to refund: ${amount}`,
    searchHint: 'Name, address, number, reference or amount',
    filter: 'State',
    kind: 'Kind',
    allKinds: 'all kinds',
    year: 'Year',
    allYears: 'all years',
    masterclass: 'Masterclass',
    allMasterclasses: 'all masterclasses',
    className: (year: number, instrument: string, teacher: string) =>
      `${year}: ${instrument} with ${teacher}`,
    totals: (invoiced: string, paid: string) => `Invoiced ${invoiced}, of which ${paid} has been paid.`,
    totalRefund: (refund: string) => `To refund for cancelled invoices: ${refund}.`,
    filters: {
      all: 'all invoices',
      open: 'open',
      partial: 'partly paid',
      overdue: 'overdue',
      reminded: 'open after a reminder',
      reminded_twice: 'open after a second reminder',
      paid: 'paid',
      cancelled: 'cancelled',
      cancellation: 'cancellations',
      fee: 'open handling fees',
      refund: 'to refund',
    } as Record<InvoiceFilter, string>,
    found: (count: number, open: string) =>
      `${plural('en', count, { one: 'One invoice', other: `${count} invoices` })}, ${open} open.`,
    tooManyPeople: 'Thousands of people have such a name: their invoices are not listed. Type more of it.',
    tooManyInvoices: (count: string, hasYear: boolean) =>
      `More than ${count} invoices may match. Only a part of them is listed, without sums and export. ${hasYear ? 'Search more exactly.' : 'Search more exactly, or choose a year.'}`,
    nothingFound: 'No invoices match this search.',
    noneYet: 'The first invoice will come with the first application.',
    show: (number: string) => `Show invoice ${number}`,
    ownPage: 'Page of this invoice, to share',
    toList: 'All invoices',
  },
  de: {
    ...invoiceTexts.de,
    kinds: {
      handling_fee: 'Bearbeitungsgebühr',
      participation_fee: 'Teilnahmegebühr',
      lodging: 'Unterkunft',
      recording: 'Aufnahme',
      withdrawal: 'Rücktritt',
      other: 'Sonstiges',
    },
    refundDue: amount => `zurückzuzahlen: ${amount}`,
    searchHint: 'Name, Adresse, Nummer, Referenz oder Betrag',
    filter: 'Stand',
    kind: 'Art',
    allKinds: 'alle Arten',
    year: 'Jahr',
    allYears: 'alle Jahre',
    masterclass: 'Meisterkurs',
    allMasterclasses: 'alle Meisterkurse',
    className: (year, instrument, teacher) => `${year}: ${instrument} bei ${teacher}`,
    totals: (invoiced, paid) => `Verrechnet ${invoiced}, davon ${paid} bezahlt.`,
    totalRefund: refund => `Für stornierte Rechnungen zurückzuzahlen: ${refund}.`,
    filters: {
      all: 'alle Rechnungen',
      open: 'offene',
      partial: 'teilweise bezahlte',
      overdue: 'überfällige',
      reminded: 'offene nach Erinnerung',
      reminded_twice: 'offene nach zweiter Erinnerung',
      paid: 'bezahlte',
      cancelled: 'stornierte',
      cancellation: 'Stornos',
      fee: 'offene Bearbeitungsgebühren',
      refund: 'zurückzuzahlen',
    },
    found: (count, open) =>
      `${plural('de', count, { one: 'Eine Rechnung', other: `${count} Rechnungen` })}, ${open} offen.`,
    tooManyPeople:
      'Tausende Personen haben einen solchen Namen: Ihre Rechnungen fehlen hier. Geben Sie mehr davon ein.',
    tooManyInvoices: (count, hasYear) =>
      `Mehr als ${count} Rechnungen kommen infrage. Nur ein Teil davon steht in der Liste, ohne Summen und Export. ${hasYear ? 'Suchen Sie genauer.' : 'Suchen Sie genauer, oder wählen Sie ein Jahr.'}`,
    nothingFound: 'Keine Rechnung passt zu dieser Suche.',
    noneYet: 'Die erste Rechnung kommt mit der ersten Bewerbung.',
    show: number => `Rechnung ${number} zeigen`,
    ownPage: 'Seite dieser Rechnung, zum Weitergeben',
    toList: 'Alle Rechnungen',
  },
})
