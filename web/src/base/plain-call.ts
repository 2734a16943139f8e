import type { Locale } from '@academy/contract/base/locale'
import { makeCall } from './api-client.ts'
import { session } from './session.ts'

/** Calls the API on the page's host, in the page's language, with the current session. */
export const plainCall = (locale: Locale): ReturnType<typeof makeCall> =>
  makeCall({ origin: location.origin, locale: () => locale, token: () => session()?.access_token })
