import type { Locale } from '@academy/contract/locale'

interface AccountPdfTexts {
  title: string
  fileName: string
  asOf(day: string): string
  columns: Record<'date' | 'what' | 'amount' | 'balance', string>
  invoice(number: string): string
  cancellation(number: string): string
  payment: string
  refund: string
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

export const accountPdfTexts: Record<Locale, AccountPdfTexts> = {
  de: {
    title: 'Kontoübersicht',
    fileName: 'konto',
    asOf: day => `Stand ${day}`,
    columns: { date: 'Datum', what: 'Vorgang', amount: 'Betrag', balance: 'Saldo' },
    invoice: number => `Rechnung ${number}`,
    cancellation: number => `Storno ${number}`,
    payment: 'Zahlung',
    refund: 'Rückzahlung',
    undone: reason => `Zurückgenommen: ${reason}`,
    paidBy: name => `bezahlt von ${name}`,
    enteredOn: name => `vom Konto von ${name}`,
    part: (amount, invoice) => `${amount} auf Rechnung ${invoice}`,
    partOf: (amount, invoice, name) => `${amount} auf Rechnung ${invoice} von ${name}`,
    credit: amount => `${amount} Guthaben`,
    nothing: 'Auf diesem Konto ist noch nichts gebucht.',
    owed: 'Offen',
    yourCredit: 'Guthaben',
    settled: 'Ausgeglichen',
  },
  en: {
    title: 'Statement of account',
    fileName: 'account',
    asOf: day => `As of ${day}`,
    columns: { date: 'Date', what: 'Entry', amount: 'Amount', balance: 'Balance' },
    invoice: number => `Invoice ${number}`,
    cancellation: number => `Cancellation ${number}`,
    payment: 'Payment',
    refund: 'Refund',
    undone: reason => `Undone: ${reason}`,
    paidBy: name => `paid by ${name}`,
    enteredOn: name => `from the account of ${name}`,
    part: (amount, invoice) => `${amount} on invoice ${invoice}`,
    partOf: (amount, invoice, name) => `${amount} on invoice ${invoice} of ${name}`,
    credit: amount => `${amount} credit`,
    nothing: 'Nothing has been booked on this account yet.',
    owed: 'Outstanding',
    yourCredit: 'Credit',
    settled: 'Settled',
  },
}
