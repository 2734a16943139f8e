import type { Locale } from '@academy/contract/base/locale'

interface PersonAccountTexts {
  title: string
  fileName: string
  asOf(day: string): string
  columns: Record<'date' | 'what' | 'amount' | 'balance', string>
  invoice(number: string): string
  cancellation(number: string): string
  payment: string
  refund: string
  paymentReversal: string
  refundReversal: string
  undone(reason: string): string
  paidBy(name: string): string
  enteredOn(name: string): string
  part(amount: string, invoice: string): string
  partOf(amount: string, invoice: string, name: string): string
  credit(amount: string): string
  nothing: string
  owed: string
  yourCredit: string
  settled: string
}

export const personAccountTexts: Record<Locale, PersonAccountTexts> = {
  de: {
    title: 'Kontoübersicht',
    fileName: 'konto',
    asOf: day => `Stand ${day}`,
    columns: { date: 'Datum', what: 'Vorgang', amount: 'Betrag', balance: 'Saldo' },
    invoice: number => `Rechnung ${number}`,
    cancellation: number => `Storno ${number}`,
    payment: 'Zahlung',
    refund: 'Rückzahlung',
    paymentReversal: 'Zahlung zurückgenommen',
    refundReversal: 'Rückzahlung zurückgenommen',
    undone: reason => `Zurückgenommen: ${reason}`,
    paidBy: name => `Bezahlt von ${name}`,
    enteredOn: name => `Vom Konto von ${name}`,
    part: (amount, invoice) => `${amount} auf Rechnung ${invoice}`,
    partOf: (amount, invoice, name) => `${amount} auf Rechnung ${invoice} von ${name}`,
    credit: amount => `${amount} Guthaben`,
    nothing: 'Auf diesem Konto ist noch nichts gebucht.',
    owed: 'Zu zahlen',
    yourCredit: 'Guthaben',
    settled: 'Alles ist ausgeglichen.',
  },
  en: {
    title: 'Statement of account',
    fileName: 'account',
    asOf: day => `As at ${day}`,
    columns: { date: 'Date', what: 'Entry', amount: 'Amount', balance: 'Balance' },
    invoice: number => `Invoice ${number}`,
    cancellation: number => `Cancellation ${number}`,
    payment: 'Payment',
    refund: 'Refund',
    paymentReversal: 'Payment undone',
    refundReversal: 'Refund undone',
    undone: reason => `Undone: ${reason}`,
    paidBy: name => `Paid by ${name}`,
    enteredOn: name => `From the account of ${name}`,
    part: (amount, invoice) => `${amount} on invoice ${invoice}`,
    partOf: (amount, invoice, name) => `${amount} on invoice ${invoice} of ${name}`,
    credit: amount => `${amount} credit`,
    nothing: 'There are no entries on this account yet.',
    owed: 'To pay',
    yourCredit: 'Credit',
    settled: 'Everything is settled.',
  },
}
