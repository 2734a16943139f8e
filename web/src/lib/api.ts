import type { Locale } from '@academy/contract/locale'
import { makeCall } from './api-client.ts'
import { session } from './session.ts'

export type Call = ReturnType<typeof makeCall>

/** The API as the browser calls it: on the page's own host, in the page's language, for who is logged in. */
export const browserCall = (locale: Locale): Call =>
  makeCall({ origin: location.origin, locale: () => locale, token: () => session()?.access_token })
