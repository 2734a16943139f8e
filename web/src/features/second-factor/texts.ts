import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

/** For showing a second factor: at a login and where it is asked for again. */
export const proofTexts = defineTexts({
  en: {
    code: 'Code from your authenticator app',
    codeHint: 'Six digits, new every 30 seconds.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the ten codes that you saved when you set up the second factor. Each works once.',
    password: 'Your password',
    confirm: 'Confirm',
    logIn: common.logIn.en,
    usePasskey: 'Use a passkey',
    passkeyHint: 'Your device asks for your finger, your face or its PIN.',
    passkeyWaiting: 'Please follow your device …',
    passkeyDismissed: 'No passkey was used. Please try again, or choose another way.',
    otherWays: 'Other ways',
    use: {
      totp: 'Use the authenticator app',
      passkey: 'Use a passkey',
      recovery_code: 'Use a recovery code',
    },
    title: 'Is it you?',
    intro: 'Before you go on: your login was a while ago. Please confirm that it is you.',
    loading: 'One moment …',
    logInWithPasskey: 'Log in with a passkey',
  },
  de: {
    code: 'Code aus Ihrer Authenticator-App',
    codeHint: 'Sechs Ziffern, alle 30 Sekunden neu.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint:
      'Einer der zehn Codes, die Sie beim Einrichten des zweiten Faktors gespeichert haben. Jeder gilt einmal.',
    password: 'Ihr Passwort',
    confirm: 'Bestätigen',
    logIn: common.logIn.de,
    usePasskey: 'Passkey verwenden',
    passkeyHint: 'Ihr Gerät fragt nach Finger, Gesicht oder seiner PIN.',
    passkeyWaiting: 'Bitte folgen Sie Ihrem Gerät …',
    passkeyDismissed:
      'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
    otherWays: 'Andere Wege',
    use: {
      totp: 'Authenticator-App verwenden',
      passkey: 'Passkey verwenden',
      recovery_code: 'Wiederherstellungscode verwenden',
    },
    title: 'Sind Sie es?',
    intro: 'Bevor es weitergeht: Ihr Login ist schon eine Weile her. Bitte bestätigen Sie, dass Sie es sind.',
    loading: 'Einen Moment …',
    logInWithPasskey: 'Mit einem Passkey einloggen',
  },
})

/** For the office, about the second factor of somebody else. */
export const resetTexts = defineTexts({
  en: {
    open: 'Reset the second factor',
    title: 'Reset the second factor?',
    text: 'For somebody who has lost phone and recovery codes: the password is enough again, all devices are logged out, and the person gets an email. Please make sure first that it is really them who asks.',
    admin: 'For an admin it happens a day later, and they can stop it until then.',
    confirm: 'Reset',
    done: 'The second factor is reset.',
    later: (day: string) => `The second factor will be reset on ${day}. The person has got an email.`,
    stopTitle: 'Stop the reset',
    stopIntro:
      'Another admin has asked to reset your second factor. If you did not ask for it, stop it here.',
    stop: 'Stop the reset',
    stopped: 'The reset is stopped. Your second factor stays as it is.',
  },
  de: {
    open: 'Zweiten Faktor zurücksetzen',
    title: 'Zweiten Faktor zurücksetzen?',
    text: 'Für jemanden, der Telefon und Wiederherstellungscodes verloren hat: Das Passwort genügt wieder, alle Geräte werden ausgeloggt, und die Person bekommt eine E-Mail. Bitte vergewissern Sie sich zuerst, dass wirklich sie darum bittet.',
    admin: 'Bei einem Admin geschieht es einen Tag später, und bis dahin lässt es sich stoppen.',
    confirm: 'Zurücksetzen',
    done: 'Der zweite Faktor ist zurückgesetzt.',
    later: day => `Der zweite Faktor wird am ${day} zurückgesetzt. Die Person hat eine E-Mail bekommen.`,
    stopTitle: 'Zurücksetzen stoppen',
    stopIntro:
      'Ein anderer Admin hat verlangt, Ihren zweiten Faktor zurückzusetzen. Haben Sie nicht darum gebeten, stoppen Sie es hier.',
    stop: 'Zurücksetzen stoppen',
    stopped: 'Das Zurücksetzen ist gestoppt. Ihr zweiter Faktor bleibt, wie er ist.',
  },
})
