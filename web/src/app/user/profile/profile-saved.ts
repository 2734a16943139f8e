import type { Profile } from '@academy/contract/profile/schemas'
import { changeLocale } from '../../../lib/i18n/locale.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useRefresh } from '../../../lib/use-data.ts'

/** After saving personal data: reloads the page and switches to the chosen language. */
export const useProfileSaved = (before: Profile) => {
  const locale = useLocale()
  const refresh = useRefresh()
  return async (saved: Profile) => {
    if (saved.locale !== before.locale && saved.locale !== locale) changeLocale(saved.locale)
    else await refresh()
  }
}
