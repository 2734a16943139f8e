import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import type { MailPage } from '@academy/contract/site/site-texts/mail-texts'
import * as contract from '@academy/contract/site/site-texts/preview-endpoints'
import { isMailPage, mailPages, type TextPage } from '@academy/contract/site/site-texts/register'
import { loadAssociation } from '../../../base/association.ts'
import { type MailContent, renderMail } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findAccount } from '../../access/index.ts'
import { checkValues, loadMailWordings, type StoredValues, textOf, textsFor } from '../../site/index.ts'
import { sampleMails } from './sample-mails.ts'

const paths: Record<TextPage, string> = {
  home: '/',
  masterclasses: '/masterclasses',
  academy: '/academy',
  about: '/about',
  costs: '/costs',
  dates: '/dates',
  concerts: '/concerts',
  faq: '/faq',
  past_years: '/past-years',
  contact: '/contact',
  imprint: '/imprint',
  privacy: '/privacy',
  accessibility: '/accessibility',
}

interface MailSample {
  page: MailPage
  locale: Locale
  instead: Record<string, StoredValues>
  /** The person who is greeted; an invented one by default. */
  account_id?: number | undefined
}

/** Builds a mail as a person would get it. Classes, days and amounts are invented. */
const sampleOf = async (
  { db, clock, config: { siteUrl } }: Services,
  { page, locale, instead, account_id }: MailSample,
): Promise<MailContent> => {
  const today = clock.today()
  const reader = account_id === undefined ? undefined : await findAccount(db, account_id)
  if (account_id !== undefined && !reader) throw problem('not_found')
  const wordings = await loadMailWordings(db, mailPages, today, instead)
  return sampleMails[page]({ wordings, locale, siteUrl, today, ...(reader && { reader }) })
}

const limits = (account_id: number) => [
  { name: 'text-test', subject: String(account_id), max: 30, seconds: 3_600 },
]

/** Sends the mail with the unpublished text to the caller. */
export const sendTextTest = serve(
  contract.testText,
  async (services, { params, body, user, locale, now }) => {
    const { db } = services
    const text = textOf(params.key)
    const instead = { [text.key]: checkValues(text, body, locale) }
    const { page } = text
    if (!isMailPage(page)) throw problem('not_found')
    await guard(db, limits(user.id))
    const content = await sampleOf(services, {
      page,
      locale: body.locale,
      instead,
      account_id: body.account_id,
    })
    const self = await findAccount(db, user.id)
    if (!self) throw problem('not_found')
    const key = `text-test:${user.id}:${randomUUID()}` as const
    await db
      .transaction()
      .execute(tx => sendMail(tx, { key, to: toAccount(user.id, self.email), content }, now))
    return { email: self.email }
  },
)

/** Renders the page as visitors would see it after publishing. */
export const previewText = serve(contract.previewText, async (services, { params, body, locale }) => {
  const { db, clock, renderPreview } = services
  const text = textOf(params.key)
  const instead = { [text.key]: checkValues(text, body, locale) }
  const { page } = text
  if (isMailPage(page)) {
    const sample = { page, locale: body.locale, instead, account_id: body.account_id }
    const { name } = await loadAssociation(db)
    const { html, subject } = renderMail(await sampleOf(services, sample), name)
    return { html, subject }
  }
  if (!renderPreview) throw problem('unavailable')
  const texts = await textsFor(db, { page, locale: body.locale, today: clock.today(), instead })
  const html = await renderPreview({
    path: paths[page],
    locale: body.locale,
    replies: { [`/api/texts/${page}`]: texts },
  })
  return { html }
})
