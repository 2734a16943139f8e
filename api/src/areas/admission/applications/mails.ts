import { repertoireDay } from '@academy/contract/base/constants'
import { centsOf, moneyText } from '@academy/contract/base/money'
import type { CancellationFee } from '../../../base/cancellation-fee.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText, periodText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { attachmentOf, payLink } from '../../money/index.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import type { StoredApplication } from './own-queries.ts'
import type { ApplicationSummary } from './queries.ts'
import { decisionDay } from './rules.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** Returns the common parts of the mails. */
const about = (summary: ApplicationSummary) => {
  const { locale, first_name, teacher, start_date, end_date } = summary
  const texts = mailTexts[locale]
  const named = { teacher, instrument: summary[`instrument_${locale}`] }
  const title = texts.title(named)
  const details: [string, string][] = [
    [texts.labels.masterclass, title],
    [texts.labels.period, periodText(start_date, end_date, locale)],
  ]
  return {
    texts,
    teacher,
    own: { ...named, masterclass: title },
    content: { locale, greeting: greeting[locale](first_name), details },
  }
}

interface ReceivedApplication {
  siteUrl: string
  today: string
  repertoire: string
  fee_invoice: Pick<
    NonNullable<StoredApplication['fee_invoice']>,
    'id' | 'invoice_number' | 'invoice_amount' | 'due_date'
  > | null
}

export const receivedMail = (
  wording: MailWording<'mail_application'>,
  summary: ApplicationSummary,
  { siteUrl, today, repertoire, fee_invoice }: ReceivedApplication,
): MailContent => {
  const { texts, teacher, own, content } = about(summary)
  const { locale, deadline, start_date } = summary
  const textOf = (day: string | undefined) => day && dayText(day, locale)
  const { labels } = texts
  if (fee_invoice)
    content.details.push(
      [labels.invoice, fee_invoice.invoice_number],
      [labels.fee, moneyText(centsOf(fee_invoice.invoice_amount), locale)],
      [labels.due, dayText(fee_invoice.due_date, locale)],
    )
  const added = texts.received({
    teacher,
    hasFee: fee_invoice !== null,
    decided: textOf(decisionDay(deadline, today)),
    wanted: textOf(repertoireDay(start_date, today)),
    hasRepertoire: repertoire !== '',
  })
  return {
    ...content,
    ...wording(locale, own, added),
    action: fee_invoice
      ? payLink(siteUrl, fee_invoice.id, locale)
      : { label: texts.action, url: `${siteUrl}/user/masterclass` },
  }
}

/** Confirms that the application has arrived, with the invoice of the handling fee attached. */
export const sendReceived = async (
  tx: Tx,
  siteUrl: string,
  summary: ApplicationSummary,
  { id, repertoire, fee_invoice }: StoredApplication,
  { now, today }: { now: Date; today: string },
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_application', today)
  return sendMail(
    tx,
    {
      key: `application-received:${id}`,
      to: toAccount(summary.account_id, summary.email),
      content: receivedMail(wording, summary, { siteUrl, today, repertoire, fee_invoice }),
      attachments: fee_invoice ? [attachmentOf(fee_invoice.id)] : [],
    },
    now,
  )
}

export const removedMail = (
  wording: MailWording<'mail_application_deleted'>,
  summary: ApplicationSummary,
): MailContent => {
  const { texts, own, content } = about(summary)
  const { locale, fee_invoice_number } = summary
  return { ...content, ...wording(locale, own, fee_invoice_number ? texts.removed(fee_invoice_number) : []) }
}

/** Confirms that the application is deleted and its invoice cancelled. */
export const sendRemoved = async (
  tx: Tx,
  summary: ApplicationSummary,
  cancellation_id: number,
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_application_deleted', dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `application-removed:${summary.application_id}`,
      to: toAccount(summary.account_id, summary.email),
      content: removedMail(wording, summary),
      attachments: [attachmentOf(cancellation_id)],
    },
    now,
  )
}

export const withdrawnMail = (
  wording: MailWording<'mail_application_withdrawn'>,
  summary: ApplicationSummary,
  freed: readonly string[] = [],
): MailContent => {
  const { texts, own, content } = about(summary)
  const { locale, fee_invoice_number } = summary
  const added = [...(fee_invoice_number ? texts.withdrawn : []), ...freed]
  return { ...content, ...wording(locale, own, added) }
}

/** Confirms that a paid application is withdrawn, and tells in paragraphs what was freed with it. */
export const sendWithdrawn = async (
  tx: Tx,
  summary: ApplicationSummary,
  freed: { paragraphs: string[]; attachments: string[] },
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_application_withdrawn', dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `application-withdrawn:${summary.application_id}`,
      to: toAccount(summary.account_id, summary.email),
      content: withdrawnMail(wording, summary, freed.paragraphs),
      attachments: freed.attachments,
    },
    now,
  )
}

interface GivenUp extends CancellationFee {
  lowest_percent: number
  attachments: string[]
}

export const placeGivenUpMail = (
  wording: MailWording<'mail_place_given_up'>,
  summary: ApplicationSummary,
  { percent, cost_cents, lowest_percent, attachments }: GivenUp,
): MailContent => {
  const { texts, own, content } = about(summary)
  const due = cost_cents > 0 ? moneyText(cost_cents, summary.locale) : undefined
  const added = texts.gaveUp({ percent, lowest_percent, due, hasFee: attachments.length > 0 })
  return { ...content, ...wording(summary.locale, own, added) }
}

/** Confirms that a place is given up, with the cancellation and the invoice of what remains due. */
export const sendPlaceGivenUp = async (
  tx: Tx,
  summary: ApplicationSummary,
  givenUp: GivenUp,
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_place_given_up', dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `place-given-up:${summary.application_id}`,
      to: toAccount(summary.account_id, summary.email),
      content: placeGivenUpMail(wording, summary, givenUp),
      attachments: givenUp.attachments,
    },
    now,
  )
}
