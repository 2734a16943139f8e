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
      de: 'Ein anderer Admin hat verlangt, Ihren zweiten Faktor zurückzusetzen. Das geschieht in 24 Stunden; dann können Sie einen neuen einrichten.',
      en: 'Another admin has asked to reset your second factor. This happens in 24 hours; then you can set up a new one.',
    },
    ending: {
      de: 'Haben Sie nicht darum gebeten, stoppen Sie es bitte mit dem Link, und antworten Sie auf diese Nachricht.',
      en: 'If you did not ask for it, please stop it with the link, and reply to this email.',
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
