import type { Locale } from '@academy/contract/base/locale'

/** On the pages to which links of mails lead. */
export const linkIncomplete: Record<Locale, string> = {
  en: 'Part of this link is missing. Please open it from our email again.',
  de: 'Ein Teil dieses Links fehlt. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
}
