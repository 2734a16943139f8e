import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { dayInVienna } from '../../../base/clock.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'

const texts: Record<Locale, { credit: string; toAccount: string }> = {
  de: { credit: 'Guthaben', toAccount: 'Zu meinem Konto' },
  en: { credit: 'Credit', toAccount: 'To my account' },
}

interface About {
  siteUrl: string
  locale: Locale
  first_name: string
  credit_cents: number
}

export const ibanMail = (
  wording: MailWording<'mail_refund_iban'>,
  { siteUrl, locale, first_name, credit_cents }: About,
): MailContent => {
  const amount = moneyText(credit_cents, locale)
  const { credit, toAccount: label } = texts[locale]
  return {
    locale,
    greeting: greeting[locale](first_name),
    ...wording(locale, { amount }),
    details: [[credit, amount]],
    action: { label, url: `${siteUrl}/user/account` },
  }
}

/** Sent once a day at most. */
export const sendIbanMail = async (
  tx: Tx,
  { account_id, email, ...about }: About & { account_id: number; email: string },
  now: Date,
): Promise<void> => {
  const today = dayInVienna(now)
  const wording = await loadMailWording(tx, 'mail_refund_iban', today)
  return sendMail(
    tx,
    {
      key: `refund-iban:${account_id}:${today}`,
      to: toAccount(account_id, email),
      content: ibanMail(wording, about),
    },
    now,
  )
}
