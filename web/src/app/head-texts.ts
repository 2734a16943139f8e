import { defineTexts } from '../lib/i18n/texts.ts'

export const headTexts = defineTexts({
  en: {
    home: {
      title: 'International Summer Academy',
      description:
        'Masterclasses, chamber music and concerts in a monastery in an alpine nature park, every August.',
    },
    academy: {
      title: 'The academy',
      description: 'A fortnight of lessons, practice and concerts at Stift Amselzell.',
    },
    about: {
      title: 'About us',
      description: 'The association behind the academy, what it stands for and who helps it.',
    },
    contact: { title: 'Contact', description: 'Write to the office of the academy.' },
    masterclasses: {
      title: 'Masterclasses',
      description: 'All masterclasses of the academy with teachers, dates and fees.',
    },
    imprint: { title: 'Imprint', description: 'Who is responsible for this site.' },
    privacy: { title: 'Privacy', description: 'What happens to your data.' },
    maintenance: { title: 'Back soon', description: 'The site is being looked after.' },
    feedback: { title: 'Feedback', description: 'Tell us how it was.' },
    login: { title: 'Login', description: 'Log in to your personal area.' },
    register: { title: 'Register', description: 'Make an account to apply.' },
    welcome: { title: 'Welcome', description: 'Your account is ready.' },
    passwordReset: {
      title: 'Set a new password',
      description: 'Set a new password with the link from our mail.',
    },
    emailVerification: { title: 'Confirm your address', description: 'Confirm your email address.' },
    user: { title: 'Personal area', description: 'Your applications, bookings and data.' },
  },
  de: {
    home: {
      title: 'Internationale Sommerakademie',
      description:
        'Meisterkurse, Kammermusik und Konzerte in einem Kloster im alpinen Naturpark, jedes Jahr im August.',
    },
    academy: {
      title: 'Die Akademie',
      description: 'Zwei Wochen Unterricht, Üben und Konzerte im Stift Amselzell.',
    },
    about: {
      title: 'Über uns',
      description: 'Der Verein hinter der Akademie, wofür er steht und wer ihn unterstützt.',
    },
    contact: { title: 'Kontakt', description: 'Schreiben Sie dem Büro der Akademie.' },
    masterclasses: {
      title: 'Meisterkurse',
      description: 'Alle Meisterkurse der Akademie mit Lehrenden, Terminen und Gebühren.',
    },
    imprint: { title: 'Impressum', description: 'Wer für diese Website verantwortlich ist.' },
    privacy: { title: 'Datenschutz', description: 'Was mit Ihren Daten geschieht.' },
    maintenance: { title: 'Gleich wieder da', description: 'Die Website wird gerade gewartet.' },
    feedback: { title: 'Feedback', description: 'Erzählen Sie uns, wie es war.' },
    login: { title: 'Anmelden', description: 'Melden Sie sich in Ihrem Bereich an.' },
    register: { title: 'Registrieren', description: 'Legen Sie ein Konto an, um sich zu bewerben.' },
    welcome: { title: 'Willkommen', description: 'Ihr Konto ist bereit.' },
    passwordReset: {
      title: 'Neues Passwort setzen',
      description: 'Setzen Sie mit dem Link aus unserer Nachricht ein neues Passwort.',
    },
    emailVerification: { title: 'Adresse bestätigen', description: 'Bestätigen Sie Ihre E-Mail-Adresse.' },
    user: { title: 'Mein Bereich', description: 'Ihre Bewerbungen, Buchungen und Daten.' },
  },
})
