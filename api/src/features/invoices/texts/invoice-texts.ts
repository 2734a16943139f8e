import type { Locale } from '@academy/contract/locale'

/** The fixed texts of an invoice. */
interface InvoiceTexts {
  title(number: string): string
  cancellationTitle(number: string): string
  fileName(number: string): string
  cancellationFileName(number: string): string
  labels: Record<
    | 'number'
    | 'date'
    | 'due'
    | 'service'
    | 'register'
    | 'description'
    | 'quantity'
    | 'unit'
    | 'amount'
    | 'total'
    | 'payment'
    | 'holder'
    | 'iban'
    | 'bic'
    | 'reference',
    string
  >
  pleasePay(amount: string, due: string): string
  /** Used while the association has no bank account on file. */
  pleasePayLater(amount: string, due: string): string
  codeCaption: string
  takesBack(number: string, day: string): string
}

export const invoiceTexts: Record<Locale, InvoiceTexts> = {
  de: {
    title: number => `Rechnung ${number}`,
    cancellationTitle: number => `Stornorechnung ${number}`,
    fileName: number => `Rechnung-${number}.pdf`,
    cancellationFileName: number => `Stornorechnung-${number}.pdf`,
    labels: {
      number: 'Rechnungsnummer',
      date: 'Rechnungsdatum',
      due: 'Zahlbar bis',
      service: 'Leistungszeitraum',
      register: 'Vereinsregister',
      description: 'Leistung',
      quantity: 'Menge',
      unit: 'Einzelpreis',
      amount: 'Betrag',
      total: 'Gesamtbetrag',
      payment: 'Zahlung',
      holder: 'Empfänger',
      iban: 'IBAN',
      bic: 'BIC',
      reference: 'Zahlungsreferenz',
    },
    pleasePay: (amount, due) =>
      `Bitte überweisen Sie ${amount} bis ${due} und geben Sie dabei die Zahlungsreferenz an. Nur so erkennen wir Ihre Zahlung gleich.`,
    pleasePayLater: (amount, due) =>
      `Bitte bezahlen Sie ${amount} bis ${due} und geben Sie dabei die Zahlungsreferenz an. Die Bankverbindung teilt Ihnen das Büro mit.`,
    codeCaption: 'Mit der Banking-App scannen',
    takesBack: (number, day) =>
      `Dieser Beleg hebt die Rechnung ${number} vom ${day} auf. Sie brauchen nichts zu bezahlen; was Sie darauf schon bezahlt haben, überweisen wir Ihnen zurück.`,
  },
  en: {
    title: number => `Invoice ${number}`,
    cancellationTitle: number => `Cancellation ${number}`,
    fileName: number => `Invoice-${number}.pdf`,
    cancellationFileName: number => `Cancellation-${number}.pdf`,
    labels: {
      number: 'Invoice number',
      date: 'Invoice date',
      due: 'Payable by',
      service: 'Service period',
      register: 'Register of associations',
      description: 'Service',
      quantity: 'Quantity',
      unit: 'Unit price',
      amount: 'Amount',
      total: 'Total',
      payment: 'Payment',
      holder: 'Recipient',
      iban: 'IBAN',
      bic: 'BIC',
      reference: 'Payment reference',
    },
    pleasePay: (amount, due) =>
      `Please transfer ${amount} by ${due} and give the payment reference: that is how we recognise your payment at once.`,
    pleasePayLater: (amount, due) =>
      `Please pay ${amount} by ${due} and give the payment reference. The office will tell you the bank details.`,
    codeCaption: 'Scan with your banking app',
    takesBack: (number, day) =>
      `This document cancels invoice ${number} of ${day}. You have nothing to pay; whatever you have already paid on it, we transfer back to you.`,
  },
}
