import { lastArrivalText, roomLeftText, roomReadyText } from '../../base/constants.ts'
import type { Locale } from '../../base/locale.ts'
import { mail } from './define-mail.ts'

const own = ['period'] as const
const required = own
const cancelled: Record<Locale, string> = {
  de: 'Buchung storniert: {period}',
  en: 'Booking cancelled: {period}',
}

export const lodgingMails = {
  mail_booking: mail(own, {
    subject: { de: 'Ihre Buchung: {period}', en: 'Your booking: {period}' },
    required,
    text: {
      de: `Danke für Ihre Buchung. Ihr Bett ist reserviert, und wir freuen uns, Sie im Haus zu haben.\n\nIhr Zimmer ist am Anreisetag ab ${roomReadyText.de} bereit; am Abreisetag verlassen Sie es bitte bis ${roomLeftText.de}. Wenn Sie nach ${lastArrivalText.de} ankommen, sagen Sie uns bitte vorher Bescheid.`,
      en: `Thank you for your booking. Your bed is reserved, and we look forward to welcoming you.\n\nYour room is ready from ${roomReadyText.en} on the day you arrive; on the day you leave, please be out of it by ${roomLeftText.en}. If you will be arriving after ${lastArrivalText.en}, please let us know in advance.`,
    },
  }),
  mail_stay_elsewhere: mail(own, {
    subject: { de: 'Ihre Buchung: {period}', en: 'Your booking: {period}' },
    required,
    text: {
      de: 'Danke, dass Sie uns sagen, wann Sie kommen. Sie wohnen anderswo und haben daher nichts zu bezahlen.',
      en: 'Thank you for telling us when you are coming. You have accommodation elsewhere, so there is nothing to pay.',
    },
  }),
  mail_booking_changed: mail(own, {
    subject: { de: 'Ihre Buchung hat sich geändert: {period}', en: 'Your booking has changed: {period}' },
    required,
    text: {
      de: 'Ihre Buchung wurde geändert. So lautet sie jetzt.',
      en: 'Your booking has been changed. These are the new details.',
    },
    ending: {
      de: 'Wenn etwas nicht so ist, wie Sie es wollten, antworten Sie bitte auf diese Nachricht.',
      en: 'If anything is not as you wanted it, please reply to this email.',
    },
  }),
  mail_booking_cancelled: mail(own, {
    subject: cancelled,
    required,
    text: { de: 'Sie haben Ihre Buchung storniert.', en: 'You have cancelled your booking.' },
  }),
  mail_booking_cancelled_by_office: mail(own, {
    subject: cancelled,
    required,
    text: { de: 'Das Büro hat Ihre Buchung storniert.', en: 'The office has cancelled your booking.' },
  }),
}
