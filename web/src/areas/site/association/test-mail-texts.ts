import { defineTexts } from '../../../base/i18n/texts.ts'

export const testMailTexts = defineTexts({
  en: {
    title: 'Email',
    intro: 'Send an email now and see what your mail server replies.',
    to: 'To',
    send: 'Send a test email',
    outcome: {
      accepted:
        'The mail server has accepted the email. Please check that it arrives, and that it does not end up in the spam folder.',
      not_configured:
        'No mail server is configured, so no email is sent. The operator sets SMTP_URL and MAIL_FROM.',
      unreachable:
        'The mail server cannot be reached. The operator should check host, port and encryption in SMTP_URL.',
      wrong_login:
        'The mail server does not accept the login. The operator should check user and password in SMTP_URL.',
      refused: 'The mail server has refused the email.',
      failed: 'The email could not be sent.',
    },
    answer: 'Original message:',
  },
  de: {
    title: 'E-Mail',
    intro: 'Senden Sie jetzt eine E-Mail, und sehen Sie, was Ihr Mailserver antwortet.',
    to: 'An',
    send: 'Test-E-Mail senden',
    outcome: {
      accepted:
        'Der Mailserver hat die E-Mail angenommen. Bitte prüfen Sie, ob sie ankommt, und zwar nicht im Spam-Ordner.',
      not_configured:
        'Es ist kein Mailserver eingerichtet, deshalb geht keine E-Mail hinaus. Wer das Programm betreibt, setzt SMTP_URL und MAIL_FROM.',
      unreachable:
        'Der Mailserver ist nicht erreichbar. Wer das Programm betreibt, prüft Host, Port und Verschlüsselung in SMTP_URL.',
      wrong_login:
        'Der Mailserver nimmt die Zugangsdaten nicht an. Wer das Programm betreibt, prüft Benutzername und Passwort in SMTP_URL.',
      refused: 'Der Mailserver hat die E-Mail abgelehnt.',
      failed: 'Die E-Mail konnte nicht gesendet werden.',
    },
    answer: 'Meldung im Wortlaut:',
  },
})
