import { browserCall } from './api.ts'
import { type Call, callOf } from './call.ts'
import { pageLocale } from './i18n/locale.ts'

/** Calls the API for an island, which has no router that would know how. */
export const pageCall: Call = callOf((...args) => browserCall(pageLocale())(...args))
