import type { Concerned, ConcernedKind } from '@academy/contract/base/concerned'
import { knownLocale, type Locale, pickLocale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import { type Failure, problems } from '@academy/contract/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { StorageUnavailable } from '../base/files/store.ts'
import { Problem, problem } from '../base/problem.ts'

/** Uses the `locale` header, then the browser's languages, then English. */
export const localeOf = (request: FastifyRequest): Locale => {
  const { locale, 'accept-language': preference } = request.headers
  return knownLocale(locale) ?? pickLocale(preference)
}

type Nouns = Record<ConcernedKind, [one: string, other: string]>

const texts: Record<Locale, Nouns & { more: (count: number) => string }> = {
  en: {
    people: ['person', 'people'],
    applications: ['application', 'applications'],
    participants: ['participant', 'participants'],
    invoices: ['invoice', 'invoices'],
    bookings: ['booking', 'bookings'],
    masterclasses: ['masterclass', 'masterclasses'],
    teachers: ['teacher', 'teachers'],
    correpetition_periods: ['correpetition period', 'correpetition periods'],
    concert_evenings: ['concert evening', 'concert evenings'],
    concert_requests: ['concert request', 'concert requests'],
    surveys: ['survey', 'surveys'],
    more: count => `and ${count} more`,
  },
  de: {
    people: ['Person', 'Personen'],
    applications: ['Bewerbung', 'Bewerbungen'],
    participants: ['Person, die teilnimmt', 'Personen, die teilnehmen'],
    invoices: ['Rechnung', 'Rechnungen'],
    bookings: ['Buchung', 'Buchungen'],
    masterclasses: ['Meisterkurs', 'Meisterkurse'],
    teachers: ['Lehrperson', 'Lehrpersonen'],
    correpetition_periods: ['Korrepetitionszeitraum', 'Korrepetitionszeiträume'],
    concert_evenings: ['Konzertabend', 'Konzertabende'],
    concert_requests: ['Konzertanfrage', 'Konzertanfragen'],
    surveys: ['Umfrage', 'Umfragen'],
    more: count => `und ${count} weitere`,
  },
}

/** Returns who is concerned: `3 bookings (Ada Berg, Li Wei and 1 more); 1 invoice (2027-0004).` */
export const concernedText = (concerned: readonly Concerned[], locale: Locale): string => {
  const parts = concerned.map(({ kind, count, names }) => {
    const [one, other] = texts[locale][kind]
    const noun = `${count} ${plural(locale, count, { one, other })}`
    const rest = count > names.length ? ` ${texts[locale].more(count - names.length)}` : ''
    return names.length > 0 ? `${noun} (${names.join(', ')}${rest})` : noun
  })
  return `${parts.join('; ')}.`
}

const codeOfStatus: Record<number, ProblemCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

// The database is down, starting, stopping, out of connections or too slow, or two transactions conflicted.
const retryable = /^(08\w{3}|57P0[123]|57014|55P03|53\w{3}|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT)$/
const retryableText =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error|client was closed/i

const isRetryable = (error: unknown) =>
  retryable.test(String(property(error, 'code'))) || retryableText.test(String(property(error, 'message')))

/** Converts an error to a problem. An unexpected error becomes `internal_error` without details. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  if (error instanceof StorageUnavailable || isRetryable(error))
    return problem('unavailable', { retryAfter: 5, cause: error })
  const status = property(error, 'statusCode')
  if (typeof status === 'number' && status >= 400 && status < 500)
    return problem(codeOfStatus[status] ?? 'bad_request', { cause: error })
  return problem('internal_error', { cause: error })
}

const refusedDeletion: Record<Locale, string> = {
  en: 'This is in use and cannot be deleted.',
  de: 'Das wird verwendet und lässt sich nicht löschen.',
}

const textOf = (code: ProblemCode, method: string): Record<Locale, string> =>
  code === 'in_use' && method === 'DELETE' ? refusedDeletion : problems[code]

const failure = (
  { code, errors, suggestions, concerned, second_step }: Problem,
  { method, id: request_id }: FastifyRequest,
  locale: Locale,
): Failure => ({
  code,
  message: [textOf(code, method)[locale], concerned && concernedText(concerned, locale)]
    .filter(Boolean)
    .join(' '),
  ...(errors && { errors }),
  ...(suggestions && { suggestions: [...suggestions] }),
  ...(concerned && { concerned: [...concerned] }),
  ...(second_step && { second_step }),
  request_id,
})

const logFailure = (found: Problem, { log }: FastifyRequest) => {
  const { code, cause } = found
  if (problems[code].status < 500 || code === 'maintenance') return
  // Refusals under load are intended: no stack trace, so that many of them do not fill the log.
  if (code === 'unavailable' && cause === undefined) log.warn({ code }, 'request refused')
  else log.error({ err: cause ?? found, code }, 'request failed')
}

/** Converts anything thrown into an answer. The only place that does. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const found = toProblem(error)
  const { status } = problems[found.code]
  logFailure(found, request)
  if (found.retryAfter !== undefined) reply.header('retry-after', String(found.retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure(found, request, localeOf(request))))
}
