import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const setupTexts = defineTexts({
  en: {
    title: 'Set up the site',
    steps: ['First admin', 'Association and site', 'First academy'],
    step: (number: number, of: number) => `Step ${number} of ${of}`,
    admin: {
      intro:
        'This link works once. Whoever uses it becomes the first admin of this site and can give roles to others later.',
      create: 'Create the admin',
      firstName: common.firstName.en,
      lastName: common.lastName.en,
      email: common.email.en,
      emailHint: 'You will use it to log in. There is no need to confirm it.',
      password: 'Password',
    },
    association: {
      intro: 'Who runs the academy? You can change everything later under settings.',
      later: 'Later',
      loadFailed: 'The association could not be loaded. You will also find it under settings.',
    },
    finished: {
      intro: 'The site is set up. The overview lists what is still missing before you open.',
      academy: 'Create the first academy',
      overview: 'To the overview',
    },
    dead: {
      unknown: {
        title: 'This link is not valid',
        text: 'Please use the link that was printed when the program was last started. Every start prints a new one and ends the earlier ones.',
      },
      done: {
        title: 'This site has already been set up',
        text: 'There is already an admin, so this link is no longer needed. Everything else is under settings.',
      },
      expired: {
        title: 'This link has expired',
        text: 'It was valid for an hour. Please restart the program: it prints a new one.',
      },
      too_many: {
        title: 'Too many attempts',
        text: 'There were too many attempts from your network. Please wait an hour and open the link again.',
      },
      toSettings: 'To the settings',
    },
  },
  de: {
    title: 'Website einrichten',
    steps: ['Erstes Admin-Konto', 'Verein und Website', 'Erste Akademie'],
    step: (number, of) => `Schritt ${number} von ${of}`,
    admin: {
      intro:
        'Dieser Link funktioniert einmal. Wer ihn verwendet, erhält das erste Admin-Konto dieser Website und kann später anderen Rollen geben.',
      create: 'Admin-Konto anlegen',
      firstName: common.firstName.de,
      lastName: common.lastName.de,
      email: common.email.de,
      emailHint: 'Damit melden Sie sich an. Sie gilt als bestätigt.',
      password: 'Passwort',
    },
    association: {
      intro: 'Wer veranstaltet die Akademie? Sie können alles später in den Einstellungen ändern.',
      later: 'Später',
      loadFailed: 'Der Verein konnte nicht geladen werden. Sie finden ihn auch in den Einstellungen.',
    },
    finished: {
      intro: 'Die Website ist eingerichtet. Die Übersicht nennt, was noch fehlt, bevor Sie öffnen.',
      academy: 'Erste Akademie anlegen',
      overview: 'Zur Übersicht',
    },
    dead: {
      unknown: {
        title: 'Dieser Link ist ungültig',
        text: 'Bitte verwenden Sie den Link, den der letzte Start des Programms ausgegeben hat. Jeder Start gibt einen neuen aus und beendet die früheren.',
      },
      done: {
        title: 'Diese Website ist bereits eingerichtet',
        text: 'Es gibt ein Admin-Konto; dieser Link hat seinen Dienst getan. Alles Weitere steht in den Einstellungen.',
      },
      expired: {
        title: 'Dieser Link ist abgelaufen',
        text: 'Er war eine Stunde lang gültig. Bitte starten Sie das Programm neu: Es gibt einen neuen aus.',
      },
      too_many: {
        title: 'Zu viele Versuche',
        text: 'Aus Ihrem Netz gab es viele Versuche. Bitte warten Sie eine Stunde, und öffnen Sie den Link dann noch einmal.',
      },
      toSettings: 'Zu den Einstellungen',
    },
  },
})
