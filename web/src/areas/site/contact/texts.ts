import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const contactTexts = defineTexts({
  en: {
    email: common.email.en,
    emailHint: 'This is where we will send our answer.',
    subject: 'Subject',
    message: 'Message',
    leaveEmpty: 'Please leave this field empty',
    send: 'Send',
    sent: 'Message sent successfully',
    failed: 'Failed to send message',
  },
  de: {
    email: common.email.de,
    emailHint: 'An diese Adresse geht unsere Antwort.',
    subject: 'Betreff',
    message: 'Nachricht',
    leaveEmpty: 'Bitte lassen Sie dieses Feld leer',
    send: 'Senden',
    sent: 'Nachricht erfolgreich gesendet',
    failed: 'Die Nachricht konnte nicht gesendet werden',
  },
})
