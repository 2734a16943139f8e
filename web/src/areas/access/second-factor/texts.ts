import { plural } from '@academy/contract/base/plural'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** For showing a second factor: at a login and where it is asked for again. */
export const proofTexts = defineTexts({
  en: {
    code: 'Code from your authenticator app',
    codeHint: 'Six digits, new every 30 seconds.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the ten codes that you saved last. Each works once.',
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
    fewCodes: (count: number) => {
      const forms = {
        one: 'Only one recovery code is left.',
        other: `Only ${count} recovery codes are left.`,
      }
      const left = count === 0 ? 'That was your last recovery code.' : plural('en', count, forms)
      return `${left} Please make new ones on the page “Access”.`
    },
  },
  de: {
    code: 'Code aus Ihrer Authenticator-App',
    codeHint: 'Sechs Ziffern, alle 30 Sekunden neu.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint: 'Einer der zehn Codes, die Sie zuletzt gespeichert haben. Jeder gilt einmal.',
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
    fewCodes: count => {
      const forms = {
        one: 'Nur noch ein Wiederherstellungscode ist übrig.',
        other: `Nur noch ${count} Wiederherstellungscodes sind übrig.`,
      }
      const left = count === 0 ? 'Das war Ihr letzter Wiederherstellungscode.' : plural('de', count, forms)
      return `${left} Bitte erzeugen Sie auf der Seite „Zugang“ neue.`
    },
  },
})
