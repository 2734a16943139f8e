import { randomUUID } from 'node:crypto'
import { locales } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { missingLanguages } from '@academy/contract/messages/group-mails/schemas'
import { loadAssociation } from '../../../base/association.ts'
import { renderMail } from '../../../base/mail/mail-content.ts'
import { sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { loadTexts } from '../../site/index.ts'
import { newsLinks } from './news.ts'
import { findGroupMail } from './queries.ts'
import { findOwnEmail, findReader } from './recipient-queries.ts'
import { contentFor } from './send-batch.ts'

const readerOf = async (db: Db, id: number, account_id: number | undefined) => {
  if (!(await findGroupMail(db, id))) throw problem('not_found')
  const reader = await findReader(db, id, account_id)
  if (!reader) throw problem(account_id === undefined ? 'no_recipients' : 'not_found')
  return reader
}

export const preview = serve(contract.previewGroupMail, async (services, { params: { id }, body }) => {
  const { db, clock } = services
  const { account_id, ...written } = body
  const reader = await readerOf(db, id, account_id)
  const { facts } = await loadTexts(db, [])
  // The link of another person would let the office refuse news for them.
  const newsPage = `${services.config.siteUrl}/unsubscribe`
  const content = contentFor(reader, { written, facts, today: clock.today(), newsPage })
  if (!content) throw problem('group_mail_empty')
  const { name } = await loadAssociation(db)
  return { full_name: fullName(reader), locale: content.locale, ...renderMail(content, name) }
})

const limits = (account_id: number) => [
  { name: 'group-mail-test', subject: String(account_id), max: 30, seconds: 3_600 },
]

/** Sends the mail to the office's own address, as the chosen recipient would get it in each language. */
export const sendTest = serve(
  contract.testGroupMail,
  async (services, { params: { id }, body, user, now }) => {
    const { db, clock } = services
    const { account_id, ...written } = body
    await guard(db, limits(user.id))
    const reader = await readerOf(db, id, account_id)
    const missing = missingLanguages(written)
    const languages = locales.filter(locale => !missing.includes(locale))
    if (languages.length === 0) throw problem('group_mail_empty')
    const email = await findOwnEmail(db, user.id)
    const newsPage = newsLinks(services, user.id, now).page
    await db.transaction().execute(async tx => {
      const { facts } = await loadTexts(tx, [])
      const mails = languages.flatMap(locale => {
        const content = contentFor({ ...reader, locale }, { written, facts, today: clock.today(), newsPage })
        const key = `group-mail-test:${id}:${randomUUID()}` as const
        return content ? [{ key, to: toAccount(user.id, email), content }] : []
      })
      await sendMails(tx, mails, now)
    })
    return { email }
  },
)
