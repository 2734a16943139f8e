import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const accountTexts = defineTexts({
  en: {
    email: common.email.en,
    password: 'Password',
    newPassword: 'New password',
    passwordAgain: 'Repeat the password',
    passwordHint: 'At least 8 characters, with an uppercase and a lowercase letter.',
    firstName: common.firstName.en,
    lastName: common.lastName.en,
    emailHint: 'We will send a link to this address to confirm that it is yours.',
    logIn: common.logIn.en,
    register: common.register.en,
    newsNote: 'Voluntary. You can change this in your profile at any time.',
    privacy: 'What we do with your data:',
    privacyLabel: 'Privacy',
    sendLink: 'Send the link',
    savePassword: 'Save the password',
    tryAgain: common.tryAgain.en,
    tryLater: 'An error occurred. Please try again later.',
    tooMany: 'There were too many attempts in a short time.',
    verifying: 'Your address is being confirmed …',
    verified: 'Thank you, your email address is confirmed.',
    verificationFailed: 'Email verification failed. Please try again.',
    verificationFailedHint:
      'A link works for 60 minutes, and only for the address it was sent to. You can ask for a new one in your personal area.',
    invalidVerificationLink: 'Invalid verification link.',
    invalidVerificationLinkHint:
      'Part of it is missing. Please open the link from our email again, or copy all of it into the address bar.',
  },
  de: {
    email: common.email.de,
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordAgain: 'Passwort wiederholen',
    passwordHint: 'Mindestens 8 Zeichen, mit einem Groß- und einem Kleinbuchstaben.',
    firstName: common.firstName.de,
    lastName: common.lastName.de,
    emailHint: 'An diese Adresse senden wir einen Link, damit Sie sie bestätigen.',
    logIn: common.logIn.de,
    register: common.register.de,
    newsNote: 'Freiwillig. In Ihrem Profil können Sie das jederzeit ändern.',
    privacy: 'Was wir mit Ihren Daten machen:',
    privacyLabel: 'Datenschutz',
    sendLink: 'Link senden',
    savePassword: 'Passwort speichern',
    tryAgain: common.tryAgain.de,
    tryLater: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    tooMany: 'Es gab zu viele Versuche in kurzer Zeit.',
    verifying: 'Ihre Adresse wird bestätigt …',
    verified: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
    verificationFailed:
      'Die Bestätigung der E-Mail-Adresse ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    verificationFailedHint:
      'Ein Link gilt 60 Minuten und nur für die Adresse, an die er geschickt wurde. Einen neuen bekommen Sie in Ihrem Bereich.',
    invalidVerificationLink: 'Ungültiger Bestätigungslink.',
    invalidVerificationLinkHint:
      'Ein Teil davon fehlt. Bitte öffnen Sie den Link aus unserer Nachricht noch einmal, oder kopieren Sie ihn ganz in die Adresszeile.',
  },
})
