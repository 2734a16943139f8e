import { concertHourText } from '@academy/contract/base/constants'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the user's requests. */
export const concertTexts = defineTexts({
  en: {
    add: 'Request a concert',
    goOn: 'Continue your request',
    over: 'There is no concert left that you could still play in.',
    noAcademy:
      'The next academy is being planned. You can request a concert as soon as its days are settled.',
    toMasterclasses: 'To the masterclasses',
    current: 'My requests',
    noneYet:
      'You have not requested a concert yet. Agree with your teacher what you will play, then send us your request: the piece, how long it takes, and the first day on which you are ready to play.',
    none: 'You have not requested a concert.',
    past: 'Earlier academies',
    scheduled: 'Concert on',
    at: concertHourText.en,
    notScheduled: 'not scheduled yet',
    earliest: 'Earliest date',
    wholePiece: 'The whole piece',
    total: 'Total duration',
    accompanist: 'Accompanist',
    ensemble: 'Ensemble',
    notes: 'Notes',
    recording: 'Recording',
    recordings: {
      requested: 'recording requested',
      unpaid: 'invoice open',
      soon: 'recording ready soon',
    },
    invoice: 'Invoice',
    video: 'Watch the video',
    videoOf: (title: string) => `Watch the video (opens in a new tab): ${title}`,
    change: 'Change',
    changeOf: (title: string) => `Change: ${title}`,
    withdraw: 'Withdraw',
    withdrawOf: (title: string) => `Withdraw: ${title}`,
    withdrawing: {
      question: 'Withdraw this request?',
      text: (title: string) => `“${title}” will not be planned. You can send a new request at any time.`,
      invoiced: (number: string) =>
        `Invoice ${number} for the recording will be cancelled. Anything you have paid on it becomes credit, which we can refund.`,
      confirm: 'Withdraw',
      done: 'Your request has been withdrawn.',
    },
  },
  de: {
    add: 'Konzert anfragen',
    goOn: 'Anfrage fortsetzen',
    over: 'Es gibt kein Konzert mehr, das sich noch planen lässt.',
    noAcademy:
      'Die nächste Akademie ist in Planung. Sobald ihre Tage feststehen, können Sie ein Konzert anfragen.',
    toMasterclasses: 'Zu den Meisterkursen',
    current: 'Meine Anfragen',
    noneYet:
      'Sie haben noch kein Konzert angefragt. Sprechen Sie mit Ihrer Lehrperson ab, was Sie spielen; dann senden Sie uns Ihre Anfrage: Werk, Dauer und ab welchem Tag Sie bereit sind.',
    none: 'Sie haben kein Konzert angefragt.',
    past: 'Frühere Akademien',
    scheduled: 'Konzert am',
    at: concertHourText.de,
    notScheduled: 'noch nicht eingeplant',
    earliest: 'Frühestes Datum',
    wholePiece: 'Das ganze Werk',
    total: 'Gesamtdauer',
    accompanist: 'Korrepetition',
    ensemble: 'Ensemble',
    notes: 'Anmerkungen',
    recording: 'Aufnahme',
    recordings: {
      requested: 'Aufnahme angefragt',
      unpaid: 'Rechnung offen',
      soon: 'Aufnahme bald bereit',
    },
    invoice: 'Rechnung',
    video: 'Video ansehen',
    videoOf: title => `Video ansehen (öffnet in einem neuen Tab): ${title}`,
    change: 'Ändern',
    changeOf: title => `Ändern: ${title}`,
    withdraw: 'Zurücknehmen',
    withdrawOf: title => `Zurücknehmen: ${title}`,
    withdrawing: {
      question: 'Diese Anfrage zurücknehmen?',
      text: title => `„${title}“ wird nicht eingeplant. Sie können jederzeit eine neue Anfrage senden.`,
      invoiced: number =>
        `Die Rechnung ${number} für die Aufnahme wird storniert. Was Sie darauf bezahlt haben, wird Ihr Guthaben, das wir Ihnen zurückzahlen können.`,
      confirm: 'Zurücknehmen',
      done: 'Ihre Anfrage ist zurückgenommen.',
    },
  },
})
