import { defaultLocale, type Locale } from '@academy/contract/base/locale'
import * as documents from '@academy/contract/site/documents/endpoints'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { showAlert } from '../../../base/alerts.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

const texts = defineTexts({
  en: { failed: 'The file could not be loaded.' },
  de: { failed: 'Die Datei konnte nicht geladen werden.' },
})

const linkTo = async (call: Call, name: DocumentName, locale: Locale) => {
  const path = `${name}_${locale}.pdf`
  return (await call(documents.presigned, { query: { path } }, quiet)).url
}

/** Opens the link returned by a call in a new tab, or no tab if there is none. */
export const openLink = async (find: () => Promise<string | undefined>, locale: Locale): Promise<void> => {
  // Open the tab within the click handler: opened after the response, it would be blocked.
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const url = await find()
    if (url === undefined) tab?.close()
    else if (tab) tab.location.replace(url)
    else location.assign(url)
  } catch {
    tab?.close()
    showAlert('dangerDismiss', texts[locale].failed)
  }
}

/** Opens a document to accept, in the page's language or else in English. */
export const openDocument = (call: Call, name: DocumentName, locale: Locale): Promise<void> =>
  openLink(() => linkTo(call, name, locale).catch(() => linkTo(call, name, defaultLocale)), locale)

const linkToVersion = async (call: Call, id: number, language: Locale) =>
  (await call(documents.documentVersion, { params: { id: String(id) }, query: { language } }, quiet)).url

/** Opens a version of a document, in the given language or else in English. */
export const openVersion = (call: Call, id: number, locale: Locale): Promise<void> =>
  openLink(() => linkToVersion(call, id, locale).catch(() => linkToVersion(call, id, defaultLocale)), locale)
