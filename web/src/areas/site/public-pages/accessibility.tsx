import { getRouteApi } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { LegalText } from './legal-text.tsx'

const route = getRouteApi('/main/accessibility')

const accessibilityTexts = defineTexts({
  en: { title: 'Accessibility' },
  de: { title: 'Barrierefreiheit' },
})

/** The statement that public bodies in the European Union have to publish, in the wording of the office. */
export const Accessibility = () => {
  const { lead, sections } = route.useLoaderData()
  return <LegalText title={useTexts(accessibilityTexts).title} lead={lead} sections={[sections]} />
}
