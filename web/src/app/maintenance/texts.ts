import { common } from '../../base/i18n/common-texts.ts'
import { defineTexts } from '../../base/i18n/texts.ts'

export const maintenanceTexts = defineTexts({
  en: {
    title: {
      maintenance: 'We are tuning up',
      connection: 'No connection',
    },
    reason: {
      maintenance:
        'We are working on the site, and it will be back shortly. Everything you have sent us is safe.',
      timeout: 'The server could not be reached within 8 seconds.',
      fetchFailed: 'The server cannot be reached at the moment.',
      network: 'Your device has no connection to the internet.',
      unknown: 'Something unexpected happened on the way to the server.',
    },
    kept: 'What you have typed stays where it is.',
    automatic: 'We check every 30 seconds and will bring you back as soon as it works.',
    tryAgain: common.tryAgain.en,
    checking: 'Checking …',
  },
  de: {
    title: {
      maintenance: 'Wir stimmen gerade nach',
      connection: 'Keine Verbindung',
    },
    reason: {
      maintenance:
        'Die Website wird gerade gewartet und ist in Kürze wieder da. Alles, was Sie uns geschickt haben, ist in Sicherheit.',
      timeout: 'Der Server war innerhalb von 8 Sekunden nicht erreichbar.',
      fetchFailed: 'Der Server ist im Moment nicht erreichbar.',
      network: 'Ihr Gerät hat keine Verbindung zum Internet.',
      unknown: 'Auf dem Weg zum Server ist etwas Unerwartetes geschehen.',
    },
    kept: 'Was Sie eingegeben haben, bleibt erhalten.',
    automatic: 'Wir sehen alle 30 Sekunden nach und bringen Sie zurück, sobald es wieder geht.',
    tryAgain: common.tryAgain.de,
    checking: 'Wir sehen nach …',
  },
})
