import { type Locale, locales, pickLocale } from '@academy/contract/locale'
import type { FastifyRequest } from 'fastify'

const known = (language: unknown) => locales.find(locale => locale === language)

/** An address can name its language, the switch of the page leaves a cookie; else the browser's languages decide. */
export const pageLocaleOf = ({ headers, query }: FastifyRequest): Locale =>
  known((query as { lang?: unknown }).lang) ??
  known(/(?:^|;\s*)locale=(\w\w)(?:;|$)/.exec(headers.cookie ?? '')?.[1]) ??
  pickLocale(headers['accept-language'])
