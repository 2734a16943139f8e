import type { Locale } from '@academy/contract/locale'

/** The values that the mails mention; days are already formatted. */
interface MailFacts {
  instrument: string
  teacher: string
  /** Whether there is a participation fee. */
  hasFee: boolean
}

interface MailText {
  subject: string
  paragraphs: string[]
  action: string
}

interface MailTexts {
  /** Replaces the name in a preview. */
  previewName: string
  title(named: MailFacts): string
  labels: Record<'masterclass' | 'arrival' | 'first' | 'last' | 'departure', string>
  accepted(named: MailFacts): MailText
  rejected(named: MailFacts): MailText
  unpaid(named: MailFacts): MailText
  /** Added for people whose booked room is cancelled. */
  released(period: string, hadInvoice: boolean): string
}

const en: MailTexts = {
  previewName: '[first name]',
  title: ({ instrument, teacher }) => `${instrument} with ${teacher}`,
  labels: {
    masterclass: 'Masterclass',
    arrival: 'Arrival',
    first: 'First lesson',
    last: 'Last lesson',
    departure: 'Departure',
  },
  accepted: named => ({
    subject: `You have a place: ${en.title(named)}`,
    paragraphs: [
      `We are delighted to tell you that ${named.teacher} has chosen you. You have a place in the masterclass, and we look forward to hearing you.`,
      `What comes next:\n${[
        ...(named.hasFee
          ? ['• Pay the participation fee. The invoice with all you need for it is attached.']
          : []),
        '• Book your bed and your meals in your personal area. Single rooms are given in the order of booking.',
        '• Think about what you would like to play in a concert. You ask for a slot in your personal area, once your teacher has agreed.',
      ].join('\n')}`,
      'Should you be unable to come after all, please give up your place in your personal area. The earlier you do, the less it costs; you see how much before you decide.',
    ],
    action: 'To my personal area',
  }),
  rejected: named => ({
    subject: `Your application: ${en.title(named)}`,
    paragraphs: [
      `Thank you for letting us hear you. ${named.teacher} has listened to every application with care. We are sorry to say that we cannot offer you a place in this masterclass this year.`,
      'There are far fewer places than there are people who deserve one, and the choice of a small group says little about how somebody plays. Please do not let it discourage you.',
      'Some of our other masterclasses may still have places, and we would be very glad to hear from you again next year.',
    ],
    action: 'To the masterclasses',
  }),
  unpaid: named => ({
    subject: `Your application has ended: ${en.title(named)}`,
    paragraphs: [
      `The places in this masterclass are decided. Because the handling fee of your application had not arrived by then, we could not forward it to ${named.teacher}, and it could not be considered.`,
      'You have nothing to pay: the invoice is cancelled, and the cancellation is attached. If money is on its way to us or has arrived in part, we send it back.',
      'Some of our other masterclasses may still have places, and we would be glad to hear from you again.',
    ],
    action: 'To the masterclasses',
  }),
  released: (period, hadInvoice) =>
    `As you have no place in any of our masterclasses, we have cancelled the room that you had booked (${period}). This costs you nothing.${
      hadInvoice
        ? ' The cancellation of the invoice is attached; what you have paid already we send back.'
        : ''
    }`,
}

const de: MailTexts = {
  previewName: '[Vorname]',
  title: ({ instrument, teacher }) => `${instrument} bei ${teacher}`,
  labels: {
    masterclass: 'Meisterkurs',
    arrival: 'Anreise',
    first: 'Erster Unterricht',
    last: 'Letzter Unterricht',
    departure: 'Abreise',
  },
  accepted: named => ({
    subject: `Sie haben einen Platz: ${de.title(named)}`,
    paragraphs: [
      `Wir freuen uns sehr, Ihnen sagen zu können, dass ${named.teacher} Sie ausgewählt hat. Sie haben einen Platz im Meisterkurs, und wir sind gespannt, Sie zu hören.`,
      `So geht es weiter:\n${[
        ...(named.hasFee
          ? ['• Bezahlen Sie die Teilnahmegebühr. Die Rechnung mit allen Angaben dazu finden Sie im Anhang.']
          : []),
        '• Buchen Sie Bett und Mahlzeiten im persönlichen Bereich. Einzelzimmer werden in der Reihenfolge der Buchung vergeben.',
        '• Überlegen Sie, was Sie in einem Konzert spielen möchten. Um einen Auftritt bitten Sie im persönlichen Bereich, sobald Ihre Lehrperson einverstanden ist.',
      ].join('\n')}`,
      'Falls Sie doch nicht kommen können, geben Sie Ihren Platz bitte im persönlichen Bereich zurück. Je früher Sie das tun, desto weniger kostet es; wie viel, sehen Sie, bevor Sie sich entscheiden.',
    ],
    action: 'Zu meinem persönlichen Bereich',
  }),
  rejected: named => ({
    subject: `Ihre Bewerbung: ${de.title(named)}`,
    paragraphs: [
      `Danke, dass Sie sich haben hören lassen. ${named.teacher} hat jede Bewerbung sorgfältig angehört. Leider können wir Ihnen heuer in diesem Meisterkurs keinen Platz anbieten.`,
      'Es gibt viel weniger Plätze als Menschen, die einen verdienen, und die Wahl einer kleinen Gruppe sagt wenig darüber, wie jemand spielt. Bitte lassen Sie sich davon nicht entmutigen.',
      'Vielleicht ist in einem unserer anderen Meisterkurse noch etwas frei, und wir würden uns sehr freuen, nächstes Jahr wieder von Ihnen zu hören.',
    ],
    action: 'Zu den Meisterkursen',
  }),
  unpaid: named => ({
    subject: `Ihre Bewerbung ist beendet: ${de.title(named)}`,
    paragraphs: [
      `Über die Plätze in diesem Meisterkurs ist entschieden. Weil die Bearbeitungsgebühr für Ihre Bewerbung bis dahin nicht eingegangen war, konnten wir sie nicht an ${named.teacher} weiterleiten, und sie konnte nicht berücksichtigt werden.`,
      'Sie haben nichts zu bezahlen: Die Rechnung ist storniert, den Stornobeleg finden Sie im Anhang. Falls Geld unterwegs ist oder ein Teil davon schon da war, schicken wir es zurück.',
      'Vielleicht ist in einem unserer anderen Meisterkurse noch etwas frei, und wir würden uns freuen, wieder von Ihnen zu hören.',
    ],
    action: 'Zu den Meisterkursen',
  }),
  released: (period, hadInvoice) =>
    `Da Sie in keinem unserer Meisterkurse einen Platz haben, haben wir das Zimmer storniert, das Sie gebucht hatten (${period}). Das kostet Sie nichts.${
      hadInvoice
        ? ' Den Stornobeleg zur Rechnung finden Sie im Anhang; was Sie schon bezahlt haben, überweisen wir zurück.'
        : ''
    }`,
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
