import { knownLocale, type Locale, pickLocale } from '@academy/contract/base/locale'
import type { FastifyRequest } from 'fastify'

/** Uses the `locale` header, then the browser's languages, then English. */
export const localeOf = (request: FastifyRequest): Locale => {
  const { locale, 'accept-language': preference } = request.headers
  return knownLocale(locale) ?? pickLocale(preference)
}
