import { makeCall } from './api-client.ts'
import { pageLocale } from './i18n/locale.ts'
import { storedToken } from './session.ts'

/** The API as the browser calls it: on the page's own host, in the page's language, for who is logged in. */
export const call = makeCall({ origin: location.origin, locale: pageLocale, token: storedToken })
