import type { Locale } from '@academy/contract/locale'
import type { previewText as endpoint } from '@academy/contract/site-texts/endpoints'
import type { MailPage } from '@academy/contract/site-texts/mail-texts'
import { mailPlaceholders } from '@academy/contract/site-texts/placeholders'
import { isMailPage, type TextPage } from '@academy/contract/site-texts/register'
import { loadAssociation } from '../../lib/association.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import { renderMail } from '../../lib/mail/mail-content.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { checkValues } from './check-values.ts'
import { loadMailWording } from './mail-wording.ts'
import type { StoredValues } from './rules.ts'
import { textOf } from './show.ts'
import { textsFor } from './show-page.ts'

const paths: Record<TextPage, string> = {
  home: '/',
  masterclasses: '/masterclasses',
  academy: '/academy',
  about: '/about',
  contact: '/contact',
  imprint: '/imprint',
  privacy: '/privacy',
}

/** Renders a mail with the names of its own placeholders in place of their values. */
const previewMail = async (
  { db, clock, config }: Services,
  page: MailPage,
  locale: Locale,
  instead: Record<string, StoredValues>,
): Promise<string> => {
  const wording = await loadMailWording(db, page, clock.today(), instead)
  const own = Object.fromEntries(mailPlaceholders.map(name => [name, `[${name}]`]))
  const { name } = await loadAssociation(db)
  const content = {
    locale,
    ...wording(locale, own),
    greeting: greeting[locale]('…'),
    action: { label: '…', url: config.siteUrl },
  }
  return renderMail(content, name).html
}

/** Renders the page as visitors would see it after publishing. */
export const previewText: Verb<typeof endpoint> = async (services, { params, body, locale }) => {
  const { db, clock, renderPreview } = services
  const text = textOf(params.key)
  const instead = { [text.key]: checkValues(text, body, locale) }
  const { page } = text
  if (isMailPage(page)) return { html: await previewMail(services, page, body.locale, instead) }
  if (!renderPreview) throw problem('unavailable')
  const texts = await textsFor(db, { page, locale: body.locale, today: clock.today(), instead })
  const html = await renderPreview({
    path: paths[page],
    locale: body.locale,
    answers: { [`/api/texts/${page}`]: texts },
  })
  return { html }
}
