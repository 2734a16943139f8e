import type { MailPage } from '@academy/contract/site-texts/mail-texts'
import type { TextPage } from '@academy/contract/site-texts/register'
import { defineTexts } from '../../lib/i18n/texts.ts'

/** What the office calls the pages and mails whose texts it may change. */
export const pageNames = defineTexts<Record<TextPage | MailPage, string>>({
  en: {
    home: 'Home',
    masterclasses: 'Masterclasses',
    academy: 'Academy',
    about: 'About',
    contact: 'Contact',
    imprint: 'Imprint',
    privacy: 'Privacy',
    mail_application: 'Mail: application received',
    mail_application_deleted: 'Mail: application deleted',
    mail_application_withdrawn: 'Mail: application withdrawn',
    mail_place_given_up: 'Mail: place given up',
    mail_deadline: 'Mail: reminder of the deadline',
    mail_accepted: 'Mail: result, accepted',
    mail_rejected: 'Mail: result, not accepted',
    mail_unpaid: 'Mail: result, fee not paid',
    mail_booking: 'Mail: booking confirmed',
    mail_stay_elsewhere: 'Mail: lodging elsewhere',
    mail_booking_changed: 'Mail: booking changed by the office',
    mail_booking_cancelled: 'Mail: booking cancelled',
    mail_booking_cancelled_by_office: 'Mail: booking cancelled by the office',
    mail_concert_planned: 'Mail: performance announced',
    mail_concert_moved: 'Mail: performance moved',
    mail_concert_off: 'Mail: performance cancelled',
    mail_recording: 'Mail: recording ready',
    mail_receipt: 'Mail: payment received',
    mail_payment_undone: 'Mail: payment undone',
    mail_teacher_invitation: 'Mail: invitation of a teacher',
    mail_survey: 'Mail: survey',
    mail_survey_reminder: 'Mail: reminder of the survey',
  },
  de: {
    home: 'Startseite',
    masterclasses: 'Meisterkurse',
    academy: 'Akademie',
    about: 'Über uns',
    contact: 'Kontakt',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    mail_application: 'E-Mail: Bewerbung eingegangen',
    mail_application_deleted: 'E-Mail: Bewerbung gelöscht',
    mail_application_withdrawn: 'E-Mail: Bewerbung zurückgezogen',
    mail_place_given_up: 'E-Mail: Platz zurückgegeben',
    mail_deadline: 'E-Mail: Erinnerung an den Bewerbungsschluss',
    mail_accepted: 'E-Mail: Ergebnis, aufgenommen',
    mail_rejected: 'E-Mail: Ergebnis, nicht aufgenommen',
    mail_unpaid: 'E-Mail: Ergebnis, Gebühr nicht bezahlt',
    mail_booking: 'E-Mail: Buchung bestätigt',
    mail_stay_elsewhere: 'E-Mail: eigene Unterkunft',
    mail_booking_changed: 'E-Mail: Buchung vom Büro geändert',
    mail_booking_cancelled: 'E-Mail: Buchung storniert',
    mail_booking_cancelled_by_office: 'E-Mail: Buchung vom Büro storniert',
    mail_concert_planned: 'E-Mail: Auftritt angekündigt',
    mail_concert_moved: 'E-Mail: Auftritt verschoben',
    mail_concert_off: 'E-Mail: Auftritt entfällt',
    mail_recording: 'E-Mail: Aufnahme fertig',
    mail_receipt: 'E-Mail: Zahlung erhalten',
    mail_payment_undone: 'E-Mail: Zahlung zurückgenommen',
    mail_teacher_invitation: 'E-Mail: Einladung einer Lehrperson',
    mail_survey: 'E-Mail: Umfrage',
    mail_survey_reminder: 'E-Mail: Erinnerung an die Umfrage',
  },
})

/** The name of a page or mail; its key if the server knows more than this page. */
export const pageNameIn = (names: Record<string, string>, page: string): string => names[page] ?? page

export const isMail = (page: string): boolean => page.startsWith('mail_')
