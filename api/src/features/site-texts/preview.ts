import type { previewText as endpoint } from '@academy/contract/site-texts/endpoints'
import type { TextPage } from '@academy/contract/site-texts/register'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { checkValues } from './check-values.ts'
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

/** Renders the page as visitors would see it after publishing. */
export const previewText: Verb<typeof endpoint> = async (services, { params, body, locale }) => {
  const { db, clock, renderPreview } = services
  const text = textOf(params.key)
  const instead = { [text.key]: checkValues(text, body, locale) }
  if (!renderPreview) throw problem('unavailable')
  const { page } = text
  const texts = await textsFor(db, { page, locale: body.locale, today: clock.today(), instead })
  const html = await renderPreview({
    path: paths[page],
    locale: body.locale,
    answers: { [`/api/texts/${page}`]: texts },
  })
  return { html }
}
