import type { Profile } from '@academy/contract/profile/schemas'
import { useRouter } from '@tanstack/react-router'
import { changeLocale } from '../../../lib/i18n/locale.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'

/** Shows what the server has now. Each navigation also asks who is logged in, so the menu knows of a new name. */
export const useReload = () => {
  const router = useRouter()
  return () => router.invalidate()
}

/** After personal data was saved: the page is up to date, and speaks the language that was chosen there. */
export const useProfileSaved = (before: Profile) => {
  const locale = useLocale()
  const reload = useReload()
  return async (saved: Profile) => {
    if (saved.locale !== before.locale && saved.locale !== locale) changeLocale(saved.locale)
    else await reload()
  }
}
