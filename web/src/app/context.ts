import type { Locale } from '@academy/contract/locale'
import type { Call } from '../lib/api.ts'

/** What every route can use: the language of the page and the API. */
export interface AppContext {
  locale: Locale
  call: Call
  /** Scheme and host of the site, for canonical addresses. */
  origin: string
  /** The built script and style sheet. */
  assets: { script: string; styles: string[] }
}
