import type { Locale } from '@academy/contract/base/locale'

/** The values that every mail mentions. */
interface MailFacts {
  instrument: string
  teacher: string
}

/** Days are already formatted. */
interface ReceivedFacts {
  teacher: string
  /** False where the academy charges no handling fee. */
  hasFee: boolean
  /** Day by which the places are decided. */
  decided: string | undefined
  /** Last day for adding repertoire. */
  wanted: string | undefined
  hasRepertoire: boolean
}

/** Amounts are already formatted. */
interface PlaceGivenUpFacts {
  /** What remains due of the participation fee; undefined if nothing does. */
  due: string | undefined
  percent: number
  /** What stays due in any case, for reasons of health too. */
  lowest_percent: number
  /** Whether an invoice was cancelled. */
  hasFee: boolean
}

/** What the program adds to the wording of the office. */
interface MailTexts {
  /** Labels of the values in a mail, and of the invoice. */
  labels: Record<'masterclass' | 'period' | 'invoice' | 'fee' | 'due', string>
  /** The name of the masterclass. */
  title(facts: MailFacts): string
  received(facts: ReceivedFacts): string[]
  removed(invoice_number: string): string[]
  withdrawn: string[]
  gaveUp(facts: PlaceGivenUpFacts): string[]
  /** Label of the link to the person's applications. */
  action: string
}

const en: MailTexts = {
  labels: {
    masterclass: 'Masterclass',
    period: 'Period',
    invoice: 'Invoice',
    fee: 'Handling fee',
    due: 'Payable by',
  },
  title: ({ instrument, teacher }) => `${instrument} with ${teacher}`,
  gaveUp: ({ due, percent, lowest_percent, hasFee }) => [
    ...(hasFee ? ['The invoice for the participation fee is cancelled; the cancellation is attached.'] : []),
    due
      ? `Under the terms and conditions, ${percent}% of the participation fee remains payable: ${due}. The invoice for this is attached as well. Anything you have already paid counts towards it, and we will refund the rest.`
      : 'You have nothing to pay.',
    ...(percent > lowest_percent
      ? [
          `If you cannot come for health reasons, please send us a medical certificate; you then pay only ${lowest_percent}%.`,
        ]
      : []),
  ],
  action: 'To my applications',
  received: ({ teacher, hasFee, decided, wanted, hasRepertoire }) => [
    hasFee
      ? `The invoice for the handling fee is attached. As soon as the fee has arrived, we will forward your application to ${teacher} and send you a receipt. Until then it waits with us.`
      : `We have forwarded it to ${teacher}.`,
    decided
      ? `The places will be decided by ${decided} at the latest, and you will hear from us either way.`
      : 'You will hear from us as soon as the places are decided, either way.',
    repertoireEn(wanted, hasRepertoire),
  ],
  removed: invoice_number => [
    `Invoice ${invoice_number} is cancelled; the cancellation is attached. You have nothing to pay, and any payment already on its way will be refunded.`,
  ],
  withdrawn: [
    'The handling fee has covered the work on your application and is not refunded, as the terms and conditions say.',
  ],
}

const de: MailTexts = {
  labels: {
    masterclass: 'Meisterkurs',
    period: 'Zeitraum',
    invoice: 'Rechnung',
    fee: 'Bearbeitungsgebühr',
    due: 'Zahlbar bis',
  },
  title: ({ instrument, teacher }) => `${instrument} bei ${teacher}`,
  gaveUp: ({ due, percent, lowest_percent, hasFee }) => [
    ...(hasFee
      ? ['Die Rechnung über die Teilnahmegebühr ist storniert, den Stornobeleg finden Sie im Anhang.']
      : []),
    due
      ? `Nach den Teilnahmebedingungen bleiben ${percent} % der Teilnahmegebühr zu bezahlen: ${due}. Auch die Rechnung darüber finden Sie im Anhang. Was Sie schon bezahlt haben, rechnen wir an; den Rest überweisen wir zurück.`
      : 'Sie haben nichts zu bezahlen.',
    ...(percent > lowest_percent
      ? [
          `Wenn Sie aus gesundheitlichen Gründen nicht kommen können, schicken Sie uns bitte ein ärztliches Attest; dann bleibt es bei ${lowest_percent} %.`,
        ]
      : []),
  ],
  action: 'Zu meinen Bewerbungen',
  received: ({ teacher, hasFee, decided, wanted, hasRepertoire }) => [
    hasFee
      ? `Im Anhang finden Sie die Rechnung über die Bearbeitungsgebühr. Sobald die Gebühr eingegangen ist, leiten wir Ihre Bewerbung an ${teacher} weiter und schicken Ihnen eine Bestätigung. Bis dahin wartet sie bei uns.`
      : `Wir haben sie an ${teacher} weitergeleitet.`,
    decided
      ? `Über die Plätze wird spätestens bis ${decided} entschieden. Sie hören auf jeden Fall von uns.`
      : 'Sobald über die Plätze entschieden ist, hören Sie auf jeden Fall von uns.',
    repertoireDe(wanted, hasRepertoire),
  ],
  removed: invoice_number => [
    `Die Rechnung ${invoice_number} ist storniert, den Stornobeleg finden Sie im Anhang. Sie haben nichts zu bezahlen, und was vielleicht schon unterwegs ist, bekommen Sie zurück.`,
  ],
  withdrawn: [
    'Die Bearbeitungsgebühr hat ihren Zweck erfüllt und bleibt, wie es in den Teilnahmebedingungen steht, beim Verein.',
  ],
}

const repertoireEn = (wanted: string | undefined, hasRepertoire: boolean): string => {
  if (wanted && hasRepertoire)
    return `Until ${wanted} you can still change your repertoire in your personal area, and your recordings and comment as well.`
  if (wanted) return `Your repertoire is still missing. Please add it in your personal area by ${wanted}.`
  return hasRepertoire
    ? 'You can still change your repertoire, recordings and comment in your personal area.'
    : 'Your repertoire is still missing. Please add it in your personal area as soon as you can.'
}

const repertoireDe = (wanted: string | undefined, hasRepertoire: boolean): string => {
  if (wanted && hasRepertoire)
    return `Bis ${wanted} können Sie Ihr Repertoire im persönlichen Bereich noch ändern, ebenso Aufnahmen und Mitteilung.`
  if (wanted)
    return `Ihr Repertoire fehlt noch. Bitte tragen Sie es bis ${wanted} im persönlichen Bereich nach.`
  return hasRepertoire
    ? 'Repertoire, Aufnahmen und Mitteilung lassen sich im persönlichen Bereich noch ändern.'
    : 'Ihr Repertoire fehlt noch. Bitte tragen Sie es so bald wie möglich im persönlichen Bereich nach.'
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
