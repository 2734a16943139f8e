import { centsOf, moneyText } from '@academy/contract/money'
import type { Tx } from '../../db/connection.ts'
import type { CancellationFee } from '../../lib/cancellation-fee.ts'
import { dayText, periodText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { MailContent } from '../../lib/mail/mail-content.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import { loadMailWording } from '../site-texts/mail-wording.ts'
import type { ApplicationSummary, StoredApplication } from './queries.ts'
import { decisionDay, repertoireDay } from './rules.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** Returns the common parts of the three mails. */
const about = (summary: ApplicationSummary) => {
  const { locale, first_name, teacher, start_date, end_date } = summary
  const texts = mailTexts[locale]
  const named = { teacher, instrument: summary[`instrument_${locale}`] }
  const details: MailContent['details'] = [
    [texts.labels.masterclass, texts.title(named)],
    [texts.labels.period, periodText(start_date, end_date, locale)],
  ]
  return { texts, named, content: { locale, greeting: greeting[locale](first_name), details } }
}

/** Confirms that the application has arrived, with the invoice of the handling fee attached. */
export const sendReceived = async (
  tx: Tx,
  siteUrl: string,
  summary: ApplicationSummary,
  { id, repertoire, fee_invoice }: StoredApplication,
  { now, today }: { now: Date; today: string },
): Promise<void> => {
  const { texts, named, content } = about(summary)
  const { locale, deadline, start_date } = summary
  const textOf = (day: string | undefined) => day && dayText(day, locale)
  const { labels } = texts
  if (fee_invoice)
    content.details.push(
      [labels.invoice, fee_invoice.invoice_number],
      [labels.fee, moneyText(centsOf(fee_invoice.invoice_amount), locale)],
      [labels.due, dayText(fee_invoice.due_date, locale)],
    )
  const facts = texts.received({
    ...named,
    hasFee: fee_invoice !== null,
    decided: textOf(decisionDay(deadline, today)),
    wanted: textOf(repertoireDay(start_date, today)),
    hasRepertoire: repertoire !== '',
  })
  const wording = await loadMailWording(tx, 'mail_application', today)
  const { subject, paragraphs } = wording(locale, { ...named, masterclass: texts.title(named) })
  return sendMail(
    tx,
    {
      key: `application-received:${id}`,
      to: toAccount(summary.account_id, summary.email),
      content: {
        ...content,
        subject,
        paragraphs: [...paragraphs, ...facts],
        action: { label: texts.action, url: `${siteUrl}/user/masterclass` },
      },
      attachments: fee_invoice ? [`invoice:${fee_invoice.id}`] : [],
    },
    now,
  )
}

/** Confirms that the application is deleted and its invoice cancelled. */
export const sendRemoved = (
  tx: Tx,
  summary: ApplicationSummary,
  cancellation_id: number,
  now: Date,
): Promise<void> => {
  const { texts, named, content } = about(summary)
  return sendMail(
    tx,
    {
      key: `application-removed:${summary.application_id}`,
      to: toAccount(summary.account_id, summary.email),
      content: {
        ...content,
        ...texts.removed({ ...named, invoice_number: summary.fee_invoice_number ?? '' }),
      },
      attachments: [`invoice:${cancellation_id}`],
    },
    now,
  )
}

/** Confirms that a paid application is withdrawn. */
export const sendWithdrawn = (tx: Tx, summary: ApplicationSummary, now: Date): Promise<void> => {
  const { texts, named, content } = about(summary)
  const key = `application-withdrawn:${summary.application_id}`
  return sendMail(
    tx,
    {
      key,
      to: toAccount(summary.account_id, summary.email),
      content: { ...content, ...texts.withdrawn(named) },
    },
    now,
  )
}

/** Confirms that a place is given up, with the cancellation and the invoice of what remains due. */
export const sendPlaceGivenUp = (
  tx: Tx,
  summary: ApplicationSummary,
  { percent, cost_cents, lowest_percent }: CancellationFee & { lowest_percent: number },
  attachments: string[],
  now: Date,
): Promise<void> => {
  const { texts, named, content } = about(summary)
  const due = cost_cents > 0 ? moneyText(cost_cents, summary.locale) : undefined
  const gaveUp = texts.gaveUp({ ...named, percent, lowest_percent, due, hasFee: attachments.length > 0 })
  const key = `place-given-up:${summary.application_id}`
  return sendMail(
    tx,
    {
      key,
      to: toAccount(summary.account_id, summary.email),
      content: { ...content, ...gaveUp },
      attachments,
    },
    now,
  )
}
