import type { Profile } from '@academy/contract/profile/schemas'
import { changeLocale } from '../../../lib/i18n/locale.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useRefresh } from '../../../lib/use-data.ts'

/** After personal data was saved: the page is up to date, and speaks the language that was chosen there. */
export const useProfileSaved = (before: Profile) => {
  const locale = useLocale()
  const refresh = useRefresh()
  return async (saved: Profile) => {
    if (saved.locale !== before.locale && saved.locale !== locale) changeLocale(saved.locale)
    else await refresh()
  }
}
