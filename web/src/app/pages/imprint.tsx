import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { imprintTexts } from './imprint-texts.ts'
import { LegalText } from './legal-text.tsx'

const route = getRouteApi('/main/imprint')

/** The data of the association, then the wording of the office. */
export const Imprint = () => {
  const { lead, sections } = route.useLoaderData()
  return <LegalText texts={useTexts(imprintTexts)} lead={lead} additions={sections} />
}
