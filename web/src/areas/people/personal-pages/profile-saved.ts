import type { Locale } from '@academy/contract/lib/locale'
import { changeLocale } from '../../../lib/i18n/locale.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useRefresh } from '../../../lib/use-data.ts'

/** After saving personal data: reloads the page and switches to the chosen language. */
export const useProfileSaved = (before: { locale: Locale }) => {
  const locale = useLocale()
  const refresh = useRefresh()
  return async (saved: { locale: Locale }) => {
    if (saved.locale !== before.locale && saved.locale !== locale) changeLocale(saved.locale)
    else await refresh()
  }
}
