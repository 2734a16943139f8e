import { browserCall, type Call } from './api.ts'
import { pageLocale } from './i18n/locale.ts'

/** Calls the API for an island, which has no router that would know how. */
export const pageCall: Call = ((...args) => browserCall(pageLocale())(...args)) as Call
