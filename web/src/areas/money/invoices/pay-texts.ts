import type { InvoiceLack } from '@academy/contract/money/invoices/lacks'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const payTexts = defineTexts({
  en: {
    amount: areaCommon.amount.en,
    holder: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Payment reference',
    bank: 'Bank',
    copy: areaCommon.copy.en,
    copyOne: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
    copiedOne: (what: string, value: string) => `${what} copied: ${value}`,
    selected: 'Selected',
    selectedOne: (what: string) =>
      `The browser does not allow copying. ${what} is selected: copy it with the menu of your device.`,
    pleasePay: (amount: string, due: string) => `Please transfer ${amount} by ${due}.`,
    pleasePayNow: (amount: string, due: string) =>
      `Please transfer ${amount} as soon as possible: the invoice was due on ${due}.`,
    giveReference: 'The payment reference lets us match your payment straight away.',
    noAccount: 'The office will send you the bank details. Please quote the payment reference when you pay.',
    paidSoFar: (paid: string, total: string) => `${paid} of ${total} has already been paid.`,
    outsideTitle: 'Transfers from outside SEPA',
    outsideHint:
      'Your bank will ask for the BIC, name and address of our bank. Please choose to pay all charges yourself (“OUR”), so that the full amount arrives.',
    outsideNoBank: 'If your bank asks for the name and address of our bank, please write to the office.',
    codeTitle: 'Payment code',
    codeHint: 'Scan this code with your banking app, and it fills in the transfer for you.',
    codeHintPhone:
      'Save the code as a picture and open it in your banking app, if it can read codes from pictures.',
    codeAlt: (amount: string, holder: string) => `Payment code: ${amount} to ${holder}`,
    saveCode: 'Save the code as a picture',
    saved: 'The picture is saved.',
    fileName: (number: string) => `payment-code-${number}.png`,
    paid: 'This invoice is paid. Thank you!',
    cancelled: 'This invoice has been cancelled. There is nothing to pay.',
    cancellation: 'This document cancels an invoice. There is nothing to pay.',
    lacks: {
      address: 'This invoice does not show your address.',
      latin_name: 'This invoice does not show your name in Latin letters.',
    } as Record<InvoiceLack, string>,
    lacksTitle: 'Something is missing on this invoice',
    lacksHint: 'Please enter it in your profile. You can then have the invoice issued again.',
    toProfile: 'To my profile',
    renew: 'Issue it again',
    renewTitle: 'Issue this invoice again?',
    renewText:
      'This invoice will be cancelled, and you will get a new one with what your profile says. Anything you have already paid counts towards it. Both documents come by email.',
    renewed: (number: string) => `Invoice ${number} replaces the one before.`,
    back: 'All invoices',
  },
  de: {
    amount: areaCommon.amount.de,
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Zahlungsreferenz',
    bank: 'Bank',
    copy: areaCommon.copy.de,
    copyOne: what => `${what} kopieren`,
    copied: 'Kopiert',
    copiedOne: (what, value) => `${what} kopiert: ${value}`,
    selected: 'Markiert',
    selectedOne: what =>
      `Der Browser erlaubt das Kopieren nicht. ${what} ist markiert: Bitte kopieren Sie über das Menü Ihres Geräts.`,
    pleasePay: (amount, due) => `Bitte überweisen Sie ${amount} bis ${due}.`,
    pleasePayNow: (amount, due) =>
      `Bitte überweisen Sie ${amount} so bald wie möglich: Die Rechnung war am ${due} fällig.`,
    giveReference: 'Mit der Zahlungsreferenz erkennen wir Ihre Zahlung gleich.',
    noAccount:
      'Die Bankverbindung teilt Ihnen das Büro mit. Bitte geben Sie beim Bezahlen die Zahlungsreferenz an.',
    paidSoFar: (paid, total) => `${paid} von ${total} sind schon bezahlt.`,
    outsideTitle: 'Überweisung von außerhalb des SEPA-Raums',
    outsideHint:
      'Ihre Bank fragt nach BIC, Name und Adresse unserer Bank. Bitte wählen Sie, dass Sie alle Spesen tragen („OUR“), damit der ganze Betrag ankommt.',
    outsideNoBank: 'Wenn Ihre Bank nach Name und Adresse unserer Bank fragt, schreiben Sie bitte dem Büro.',
    codeTitle: 'Zahlungscode',
    codeHint: 'Banking-Apps füllen die Überweisung aus diesem Code aus.',
    codeHintPhone:
      'Speichern Sie den Code als Bild und öffnen Sie es in Ihrer Banking-App, wenn diese Codes aus Bildern liest.',
    codeAlt: (amount, holder) => `Zahlungscode: ${amount} an ${holder}`,
    saveCode: 'Code als Bild speichern',
    saved: 'Das Bild ist gespeichert.',
    fileName: number => `zahlungscode-${number}.png`,
    paid: 'Diese Rechnung ist bezahlt. Vielen Dank!',
    cancelled: 'Diese Rechnung wurde storniert. Es ist nichts zu bezahlen.',
    cancellation: 'Dieser Beleg storniert eine Rechnung. Es ist nichts zu bezahlen.',
    lacks: {
      address: 'Auf dieser Rechnung fehlt Ihre Adresse.',
      latin_name: 'Auf dieser Rechnung fehlt Ihr Name in lateinischer Schrift.',
    },
    lacksTitle: 'Auf dieser Rechnung fehlt etwas',
    lacksHint: 'Bitte ergänzen Sie Ihr Profil. Dann können Sie die Rechnung neu ausstellen lassen.',
    toProfile: 'Zu meinem Profil',
    renew: 'Neu ausstellen',
    renewTitle: 'Diese Rechnung neu ausstellen?',
    renewText:
      'Diese Rechnung wird storniert, und Sie bekommen eine neue mit den Angaben aus Ihrem Profil. Was Sie schon bezahlt haben, zählt dafür. Beide Belege kommen per E-Mail.',
    renewed: number => `Die Rechnung ${number} ersetzt die bisherige.`,
    back: 'Alle Rechnungen',
  },
})
