import { type Locale, locales, pickLocale } from '@academy/contract/locale'
import type { FastifyRequest } from 'fastify'

/** The `locale` header decides, then the browser's languages, then English. */
export const localeOf = (request: FastifyRequest): Locale => {
  const asked = request.headers['locale']
  return locales.find(locale => locale === asked) ?? pickLocale(request.headers['accept-language'])
}
