import type { Locale } from '@academy/contract/locale'
import type { Call } from '../lib/api.ts'

/** The built files. */
export interface Assets {
  script: string
  /** The modules that the script cannot start without. */
  imports: string[]
  styles: string[]
}

/** What every route can use: the language of the page and the API. */
export interface AppContext {
  locale: Locale
  call: Call
  /** Scheme and host of the site, for canonical addresses. */
  origin: string
  assets: Assets
}
