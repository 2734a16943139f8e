import { FIRST_PASSWORD_DAYS, LINK_MINUTES } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import type { StaffRole } from '@academy/contract/base/roles'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** What somebody who was invited finds in the personal area. */
const areas: Record<Locale, Record<StaffRole, string>> = {
  en: {
    Teacher: 'where the applications for your masterclass arrive',
    Correpetitor: 'where you choose the masterclasses you accompany',
    AcademyManager: 'where you will find everything the office works with',
    Admin: 'where you will find everything the office works with',
  },
  de: {
    Teacher: 'in dem die Bewerbungen für Ihren Meisterkurs ankommen',
    Correpetitor: 'in dem Sie die Meisterkurse wählen, die Sie begleiten',
    AcademyManager: 'in dem Sie alles finden, womit das Büro arbeitet',
    Admin: 'in dem Sie alles finden, womit das Büro arbeitet',
  },
}

/** Texts of the account pages around their forms. */
export const accountPageTexts = defineTexts({
  en: {
    login: {
      title: common.logIn.en,
      intro: 'Your applications, your room and your concerts are all in your personal area.',
      forgotten: 'Forgotten your password?',
      noAccount: 'No account yet?',
      register: common.register.en,
    },
    secondStep: {
      title: 'Second step',
      intro:
        'Your password is right. Your account is also protected by a second factor: please confirm it now.',
      back: 'Back to login',
    },
    reset: {
      title: 'Reset your password',
      intro: `Enter your email address, and we will send you a link to set a new password. It works for ${LINK_MINUTES} minutes.`,
      back: 'Back to login',
    },
    register: {
      title: common.register.en,
      intro: 'One account for everything: apply for masterclasses, book a room, ask to play in a concert.',
      required: 'All fields are required; news is up to you.',
      haveAccount: 'Already have an account?',
      logIn: common.logIn.en,
    },
    welcome: {
      title: 'Welcome to the academy',
      intro: 'Your account is ready, and you are logged in.',
      confirm: `We have sent you an email. Please open the link in it within ${LINK_MINUTES} minutes to confirm your address. You can use everything in the meantime; our other emails will wait for you until then.`,
      notFound: 'Nothing there? Please check your spam folder, or have the link sent again.',
      back: 'Back to where you were',
      home: 'To the home page',
      personalArea: 'To your personal area',
    },
    newPassword: {
      title: 'Set a new password',
      intro: 'This logs you out on all your devices; then log in with the new password.',
      done: 'Your new password is saved.',
      logIn: common.logIn.en,
      refused: `This link is no longer valid. It works once, for ${LINK_MINUTES} minutes.`,
      incomplete: 'Part of this link is missing. Please open it from our email again, or ask for a new one.',
      askAgain: 'Ask for a new link',
    },
    invitation: {
      title: 'Your invitation',
      intro: (name: string, role: StaffRole) =>
        `Welcome, ${name}. Choose a password, and we will take you to your personal area, ${areas.en[role]}.`,
      refused: 'This invitation is no longer valid.',
      refusedHint: `The link works once, for ${FIRST_PASSWORD_DAYS} days, and only until a newer one is sent. If you have already chosen a password, log in with it. Otherwise the office will gladly send you another link.`,
    },
    verification: {
      title: 'Confirm your address',
      intro: 'So that we know our emails reach you.',
      personalArea: 'To your personal area',
    },
  },
  de: {
    login: {
      title: common.logIn.de,
      intro: 'In Ihrem Bereich finden Sie Ihre Bewerbungen, Ihr Zimmer und Ihre Konzerte.',
      forgotten: 'Passwort vergessen?',
      noAccount: 'Sie haben noch kein Konto?',
      register: common.register.de,
    },
    secondStep: {
      title: 'Zweiter Schritt',
      intro:
        'Ihr Passwort stimmt. Ihr Konto ist zusätzlich durch einen zweiten Faktor geschützt: Bitte bestätigen Sie ihn jetzt.',
      back: 'Zurück zum Einloggen',
    },
    reset: {
      title: 'Passwort zurücksetzen',
      intro: `Nennen Sie uns Ihre E-Mail-Adresse, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen. Er gilt ${LINK_MINUTES} Minuten.`,
      back: 'Zurück zum Einloggen',
    },
    register: {
      title: common.register.de,
      intro:
        'Ein Konto für alles: sich für Meisterkurse bewerben, ein Zimmer buchen, sich zu einem Konzert melden.',
      required: 'Alle Felder sind Pflichtfelder; Neuigkeiten sind freiwillig.',
      haveAccount: 'Sie haben schon ein Konto?',
      logIn: common.logIn.de,
    },
    welcome: {
      title: 'Willkommen in der Akademie',
      intro: 'Ihr Konto ist bereit, und Sie sind eingeloggt.',
      confirm: `Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin innerhalb von ${LINK_MINUTES} Minuten und bestätigen Sie so Ihre Adresse. Sie können inzwischen alles schon benutzen; unsere anderen E-Mails warten so lange auf Sie.`,
      notFound:
        'Nichts angekommen? Schauen Sie bitte auch im Spam-Ordner nach, oder lassen Sie sich den Link noch einmal senden.',
      back: 'Weiter, wo Sie waren',
      home: 'Weiter zur Startseite',
      personalArea: 'In Ihren Bereich',
    },
    newPassword: {
      title: 'Neues Passwort setzen',
      intro:
        'Danach sind Sie auf allen Geräten ausgeloggt und loggen sich mit dem neuen Passwort wieder ein.',
      done: 'Ihr neues Passwort ist gespeichert.',
      logIn: common.logIn.de,
      refused: `Dieser Link gilt nicht mehr. Er funktioniert einmal und für ${LINK_MINUTES} Minuten.`,
      incomplete:
        'Ein Teil dieses Links fehlt. Bitte öffnen Sie ihn noch einmal aus unserer Nachricht, oder lassen Sie sich einen neuen schicken.',
      askAgain: 'Neuen Link anfordern',
    },
    invitation: {
      title: 'Ihre Einladung',
      intro: (name, role) =>
        `Willkommen, ${name}. Wählen Sie ein Passwort; danach kommen Sie in Ihren Bereich, ${areas.de[role]}.`,
      refused: 'Diese Einladung gilt nicht mehr.',
      refusedHint: `Der Link gilt einmal, ${FIRST_PASSWORD_DAYS} Tage lang und nur, bis ein neuerer verschickt wird. Haben Sie schon ein Passwort gewählt, loggen Sie sich damit ein. Sonst schickt Ihnen das Büro gern einen neuen Link.`,
    },
    verification: {
      title: 'Adresse bestätigen',
      intro: 'Damit wir wissen, dass unsere Nachrichten Sie erreichen.',
      personalArea: 'In Ihren Bereich',
    },
  },
})
