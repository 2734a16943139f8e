import { defineTexts } from '../../lib/i18n/texts.ts'

export const accountTexts = defineTexts({
  en: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    passwordAgain: 'Repeat the password',
    passwordHint: 'At least 8 characters, with an uppercase and a lowercase letter.',
    firstName: 'First name',
    lastName: 'Last name',
    emailHint: 'We send a link to this address, to confirm that it is yours.',
    logIn: 'Log in',
    register: 'Register',
    sendLink: 'Send the link',
    savePassword: 'Save the password',
    tryAgain: 'Try again',
    tryLater: 'An error occurred. Please try again later.',
    tooMany: 'There were too many attempts in a short time.',
    verifying: 'Your address is being confirmed …',
    verified: 'Thank you, your email address is confirmed. We take you to your personal area.',
    verificationFailed: 'Email verification failed. Please try again.',
    verificationFailedHint:
      'A link works for 60 minutes, and only for the address that it was sent to. You get a new one in your personal area.',
    invalidVerificationLink: 'Invalid verification link.',
    invalidVerificationLinkHint:
      'A part of it is missing. Please open the link from our mail once more, or copy all of it into the address bar.',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordAgain: 'Passwort wiederholen',
    passwordHint: 'Mindestens 8 Zeichen, mit einem Groß- und einem Kleinbuchstaben.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    emailHint: 'An diese Adresse senden wir einen Link, damit Sie sie bestätigen.',
    logIn: 'Anmelden',
    register: 'Registrieren',
    sendLink: 'Link senden',
    savePassword: 'Passwort speichern',
    tryAgain: 'Noch einmal versuchen',
    tryLater: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    tooMany: 'Es gab zu viele Versuche in kurzer Zeit.',
    verifying: 'Ihre Adresse wird bestätigt …',
    verified: 'Danke, Ihre E-Mail-Adresse ist bestätigt. Wir bringen Sie in Ihren Bereich.',
    verificationFailed:
      'Die Bestätigung der E-Mail-Adresse ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    verificationFailedHint:
      'Ein Link gilt 60 Minuten und nur für die Adresse, an die er geschickt wurde. Einen neuen bekommen Sie in Ihrem Bereich.',
    invalidVerificationLink: 'Ungültiger Bestätigungslink.',
    invalidVerificationLinkHint:
      'Ein Teil davon fehlt. Bitte öffnen Sie den Link aus unserer Nachricht noch einmal, oder kopieren Sie ihn ganz in die Adresszeile.',
  },
})
