import { getRouteApi } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { LegalText } from './legal-text.tsx'
import { privacyDe } from './privacy-de-texts.ts'
import { privacyEn } from './privacy-en-texts.ts'

const route = getRouteApi('/main/privacy')

const privacyTexts = defineTexts({ en: privacyEn, de: privacyDe })

/** What the program does with data, then what the office has to add. */
export const Privacy = () => {
  const { additions } = route.useLoaderData()
  return <LegalText texts={useTexts(privacyTexts)} additions={additions} />
}
