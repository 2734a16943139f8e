import type { Locale } from '@academy/contract/base/locale'
import { changeLocale } from '../../../base/i18n/locale.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useRefresh } from '../../../base/use-data.ts'

/** After saving personal data: reloads the page and switches to the chosen language. */
export const useProfileSaved = (before: { locale: Locale }) => {
  const locale = useLocale()
  const refresh = useRefresh()
  return async (saved: { locale: Locale }) => {
    if (saved.locale !== before.locale && saved.locale !== locale) changeLocale(saved.locale)
    else await refresh()
  }
}
