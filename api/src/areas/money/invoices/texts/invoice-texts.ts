import type { Locale } from '@academy/contract/base/locale'
import type { InvoiceState } from '../pdf-queries.ts'
import type { IssuedInvoice } from '../queries.ts'

export type CancelledInvoice = Pick<IssuedInvoice, 'invoice_number' | 'invoice_date'>

/** What an invoice says, and its state on the day of issue. */
export interface InvoicePdf extends IssuedInvoice {
  /** The invoice that a cancellation cancels. */
  first: CancelledInvoice | undefined
  state: InvoiceState | undefined
}

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
    | 'paid'
    | 'holder'
    | 'iban'
    | 'bank'
    | 'bic'
    | 'reference',
    string
  >
  pleasePay(amount: string, due: string): string
  /** Used while the association has no bank account on file. */
  pleasePayLater(amount: string, due: string): string
  codeCaption: string
  /** What already counts on the invoice; `number` is the cancelled invoice on which it was paid. */
  counted(amount: string, number: string | null): string
  nothingToPay: string
  /** Papers keep the state of their day. */
  stateOf(day: string): string
  takesBack(number: string, day: string): string
  /** Used for cancellations without a recorded state. */
  sendsBack: string
  /** What happens to the money that was paid on a cancelled invoice. */
  goesBack(money: { paid: string; moved?: { amount: string; to: string }; credit?: string }): string
  nothingPaid: string
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
      paid: 'Bezahlt',
      holder: 'Empfänger',
      iban: 'IBAN',
      bank: 'Bank',
      bic: 'BIC',
      reference: 'Zahlungsreferenz',
    },
    pleasePay: (amount, due) =>
      `Bitte überweisen Sie ${amount} bis ${due} und geben Sie dabei die Zahlungsreferenz an. Nur so erkennen wir Ihre Zahlung gleich.`,
    pleasePayLater: (amount, due) =>
      `Bitte bezahlen Sie ${amount} bis ${due} und geben Sie dabei die Zahlungsreferenz an. Die Bankverbindung teilt Ihnen das Büro mit.`,
    codeCaption: 'Mit der Banking-App scannen',
    counted: (amount, number) =>
      number ? `${amount} aus der Rechnung ${number} sind angerechnet.` : `${amount} sind angerechnet.`,
    nothingToPay: 'Diese Rechnung ist bezahlt. Bitte überweisen Sie nichts.',
    stateOf: day => `Stand vom ${day}. Was seither bezahlt wurde, sehen Sie in Ihrem persönlichen Bereich.`,
    takesBack: (number, day) => `Dieser Beleg hebt die Rechnung ${number} vom ${day} auf.`,
    sendsBack:
      'Sie brauchen nichts zu bezahlen; was Sie darauf schon bezahlt haben, überweisen wir Ihnen zurück.',
    goesBack: ({ paid, moved, credit }) =>
      [
        `Sie hatten darauf ${paid} bezahlt.`,
        moved && `Davon sind ${moved.amount} auf die Rechnung ${moved.to} angerechnet.`,
        credit && `${credit} sind Ihr Guthaben und gehen an Sie zurück.`,
      ]
        .filter(Boolean)
        .join(' '),
    nothingPaid: 'Sie brauchen nichts zu bezahlen. Es war noch nichts bezahlt, also geht nichts zurück.',
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
      paid: 'Paid',
      holder: 'Recipient',
      iban: 'IBAN',
      bank: 'Bank',
      bic: 'BIC',
      reference: 'Payment reference',
    },
    pleasePay: (amount, due) =>
      `Please transfer ${amount} by ${due} and quote the payment reference, so that we can match your payment straight away.`,
    pleasePayLater: (amount, due) =>
      `Please pay ${amount} by ${due} and quote the payment reference. The office will send you the bank details.`,
    codeCaption: 'Scan with your banking app',
    counted: (amount, number) =>
      number ? `${amount} from invoice ${number} has been credited.` : `${amount} has been credited.`,
    nothingToPay: 'This invoice is paid. Please do not transfer anything.',
    stateOf: day => `As at ${day}. Your personal area shows what has been paid since.`,
    takesBack: (number, day) => `This document cancels invoice ${number} of ${day}.`,
    sendsBack: 'You have nothing to pay; we will refund anything you have already paid on it.',
    goesBack: ({ paid, moved, credit }) =>
      [
        `You had paid ${paid} on it.`,
        moved && `${moved.amount} of this counts towards invoice ${moved.to}.`,
        credit && `${credit} is your credit and will be refunded.`,
      ]
        .filter(Boolean)
        .join(' '),
    nothingPaid: 'You have nothing to pay. Nothing had been paid yet, so there is nothing to refund.',
  },
}
