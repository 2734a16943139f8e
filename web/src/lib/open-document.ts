import type * as documents from '@academy/contract/documents'
import type { Locale } from '@academy/contract/locale'
import { showAlert } from './alerts.ts'
import type { Call } from './api.ts'
import { defineTexts } from './i18n/texts.ts'
import { route } from './route.ts'

const presigned = route<typeof documents.presigned>('GET', '/api/files/presigned')

const texts = defineTexts({
  en: { failed: 'The file could not be loaded.' },
  de: { failed: 'Die Datei konnte nicht geladen werden.' },
})

const linkTo = async (call: Call, name: documents.DocumentName, locale: Locale) => {
  const path = `${name}_${locale}.pdf`
  return (await call(presigned, { query: { path } }, { quiet: true })).url
}

/** Opens a document to agree to in a tab of its own: in the language of the page, or else in English. */
export const openDocument = async (
  call: Call,
  name: documents.DocumentName,
  locale: Locale,
): Promise<void> => {
  // Opened within the click: a tab that came only with the answer would be blocked.
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const url = await linkTo(call, name, locale).catch(() => linkTo(call, name, 'en'))
    if (tab) tab.location.replace(url)
    else location.assign(url)
  } catch {
    tab?.close()
    showAlert('dangerDismiss', texts[locale].failed)
  }
}
