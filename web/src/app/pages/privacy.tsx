import { getRouteApi } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { LegalText } from './legal-text.tsx'

const route = getRouteApi('/main/privacy')

const privacyTexts = defineTexts({ en: { title: 'Privacy' }, de: { title: 'Datenschutz' } })

/** What happens with data, then what the office has added. */
export const Privacy = () => {
  const { lead, sections, additions } = route.useLoaderData()
  return <LegalText title={useTexts(privacyTexts).title} lead={lead} sections={[sections, additions]} />
}
