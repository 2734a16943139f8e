import { mail } from './define-mail.ts'

/** What people are told about their second factor. What has changed and the link follow. */
export const securityMails = {
  mail_second_factor_changed: mail([], {
    subject: { de: 'Ihr zweiter Faktor wurde geändert', en: 'Your second factor was changed' },
    text: {
      de: 'An der Art, wie Sie sich einloggen, hat sich soeben etwas geändert.',
      en: 'Something has just changed about the way you log in.',
    },
    ending: {
      de: 'Haben Sie das weder getan noch darum gebeten, setzen Sie bitte sofort ein neues Passwort, und antworten Sie auf diese Nachricht.',
      en: 'If you neither did this nor asked for it, please set a new password straight away, and reply to this email.',
    },
  }),
  mail_second_factor_reset: mail([], {
    subject: { de: 'Ihr zweiter Faktor soll zurückgesetzt werden', en: 'Your second factor is to be reset' },
    text: {
      de: 'Ein anderer Admin hat verlangt, Ihren zweiten Faktor zurückzusetzen. 24 Stunden danach gilt er nicht mehr; dann genügt Ihr Passwort, bis Sie einen neuen einrichten.',
      en: 'Another admin has asked to reset your second factor. 24 hours after that it no longer works; then your password is enough until you set up a new one.',
    },
    ending: {
      de: 'Haben Sie nicht darum gebeten, stoppen Sie es bitte mit dem Link oder auf der Seite „Zugang“, und antworten Sie auf diese Nachricht.',
      en: 'If you did not ask for it, please stop it with the link or on the page “Access”, and reply to this email.',
    },
  }),
  mail_second_factor_reset_stopped: mail([], {
    subject: { de: 'Ihr zweiter Faktor bleibt, wie er ist', en: 'Your second factor stays as it is' },
    text: {
      de: 'Wir haben Ihnen geschrieben, dass Ihr zweiter Faktor zurückgesetzt werden soll. Das wurde zurückgenommen: Sie loggen sich weiter ein wie bisher.',
      en: 'We wrote to you that your second factor was to be reset. This was taken back: you log in as before.',
    },
    ending: {
      de: 'Haben Sie selbst um das Zurücksetzen gebeten und brauchen es noch, antworten Sie bitte auf diese Nachricht.',
      en: 'If you asked for the reset yourself and still need it, please reply to this email.',
    },
  }),
  mail_recovery_code_used: mail([], {
    subject: {
      de: 'Ein Wiederherstellungscode wurde verwendet',
      en: 'A recovery code was used',
    },
    text: {
      de: 'Jemand hat soeben einen Ihrer Wiederherstellungscodes statt des zweiten Faktors verwendet. Dieser Code gilt nicht mehr.',
      en: 'Somebody has just used one of your recovery codes instead of the second factor. This code no longer works.',
    },
    ending: {
      de: 'Waren Sie es nicht, setzen Sie bitte sofort ein neues Passwort, erzeugen Sie neue Wiederherstellungscodes, und antworten Sie auf diese Nachricht.',
      en: 'If it was not you, please set a new password straight away, make new recovery codes, and reply to this email.',
    },
  }),
  mail_codes_guessed: mail([], {
    subject: { de: 'Jemand kennt Ihr Passwort', en: 'Somebody knows your password' },
    text: {
      de: 'Jemand hat sich mit Ihrem Passwort eingeloggt und dann mehrmals einen falschen Code eingegeben. Ihr zweiter Faktor hat das Konto geschützt.\n\nWaren Sie es nicht, setzen Sie bitte auf der Seite „Einloggen“ über „Passwort vergessen?“ ein neues Passwort.',
      en: 'Somebody logged in with your password and then entered a wrong code several times. Your second factor has protected the account.\n\nIf it was not you, please set a new password through “Forgotten your password?” on the login page.',
    },
  }),
}
