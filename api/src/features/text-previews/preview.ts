import type { Locale } from '@academy/contract/locale'
import type { MailPage } from '@academy/contract/site-texts/mail-texts'
import { isMailPage, mailPages, type TextPage } from '@academy/contract/site-texts/register'
import type { previewText as endpoint } from '@academy/contract/text-previews/endpoints'
import { loadAssociation } from '../../lib/association.ts'
import { renderMail } from '../../lib/mail/mail-content.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { checkValues } from '../site-texts/check-values.ts'
import { loadMailWordings } from '../site-texts/mail-wording.ts'
import type { StoredValues } from '../site-texts/rules.ts'
import { textOf } from '../site-texts/show.ts'
import { textsFor } from '../site-texts/show-page.ts'
import { sampleMails } from './sample-mails.ts'

const paths: Record<TextPage, string> = {
  home: '/',
  masterclasses: '/masterclasses',
  academy: '/academy',
  about: '/about',
  contact: '/contact',
  imprint: '/imprint',
  privacy: '/privacy',
}

/** Renders a mail as an invented person would get it. */
const previewMail = async (
  { db, clock, config: { siteUrl } }: Services,
  page: MailPage,
  locale: Locale,
  instead: Record<string, StoredValues>,
) => {
  const today = clock.today()
  const wordings = await loadMailWordings(db, mailPages, today, instead)
  const { name } = await loadAssociation(db)
  const { html, subject } = renderMail(sampleMails[page]({ wordings, locale, siteUrl, today }), name)
  return { html, subject }
}

/** Renders the page as visitors would see it after publishing. */
export const previewText: Verb<typeof endpoint> = async (services, { params, body, locale }) => {
  const { db, clock, renderPreview } = services
  const text = textOf(params.key)
  const instead = { [text.key]: checkValues(text, body, locale) }
  const { page } = text
  if (isMailPage(page)) return previewMail(services, page, body.locale, instead)
  if (!renderPreview) throw problem('unavailable')
  const texts = await textsFor(db, { page, locale: body.locale, today: clock.today(), instead })
  const html = await renderPreview({
    path: paths[page],
    locale: body.locale,
    answers: { [`/api/texts/${page}`]: texts },
  })
  return { html }
}
