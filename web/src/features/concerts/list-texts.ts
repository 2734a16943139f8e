import { defineTexts } from '../../lib/i18n/texts.ts'

/** Texts of the user's requests. */
export const concertTexts = defineTexts({
  en: {
    add: 'Request a concert',
    goOn: 'Continue your request',
    loading: 'Your requests are loading …',
    over: 'There is no concert left that could still be planned.',
    noAcademy:
      'The next academy is being planned. You can request a concert as soon as its days are settled.',
    current: 'My requests',
    noneYet:
      'You have not requested a concert yet. Agree with your teacher what you play, then send us your request: piece, duration, and the day from which on you are ready.',
    none: 'You have not requested a concert.',
    past: 'Earlier academies',
    scheduled: 'Concert on',
    at: '8 pm',
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
      unpaid: 'not paid',
      soon: 'recording ready soon',
    },
    invoice: 'Invoice',
    video: 'Watch the video',
    videoOf: (title: string) => `Watch the video (opens in a new tab): ${title}`,
    withdraw: 'Take back',
    withdrawOf: (title: string) => `Take back: ${title}`,
    withdrawing: {
      question: 'Take this request back?',
      text: (title: string) => `“${title}” will not be planned. You can send a new request at any time.`,
      invoiced: (number: string) =>
        `Invoice ${number} for the recording is cancelled. What you have paid on it becomes your credit, which we can send back to you.`,
      confirm: 'Take back',
      done: 'Your request was taken back.',
    },
  },
  de: {
    add: 'Konzert anfragen',
    goOn: 'Anfrage fortsetzen',
    loading: 'Ihre Anfragen werden geladen …',
    over: 'Es gibt kein Konzert mehr, das sich noch planen lässt.',
    noAcademy:
      'Die nächste Akademie ist in Planung. Sobald ihre Tage feststehen, können Sie ein Konzert anfragen.',
    current: 'Meine Anfragen',
    noneYet:
      'Sie haben noch kein Konzert angefragt. Sprechen Sie mit Ihrer Lehrperson ab, was Sie spielen; dann senden Sie uns Ihre Anfrage: Werk, Dauer und ab welchem Tag Sie bereit sind.',
    none: 'Sie haben kein Konzert angefragt.',
    past: 'Frühere Akademien',
    scheduled: 'Konzert am',
    at: '20 Uhr',
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
      unpaid: 'nicht bezahlt',
      soon: 'Aufnahme bald bereit',
    },
    invoice: 'Rechnung',
    video: 'Video ansehen',
    videoOf: title => `Video ansehen (öffnet in einem neuen Tab): ${title}`,
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
