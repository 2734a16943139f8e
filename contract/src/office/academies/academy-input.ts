import { z } from 'zod'
import { type CancellationTerms, misplacedStep } from '../../base/cancellation-terms.ts'
import { daysBetween } from '../../base/days.ts'
import type { FieldMessage } from '../../base/field-message.ts'
import { day, flag, line, messageKey, optionalText, whole } from '../../base/fields.ts'
import { isRecordingLink, withScheme } from '../../base/links.ts'
import { locales, localized } from '../../base/locale.ts'

const MAX_DAYS = 100
const MAX_STEPS = 6

const percent = whole(0, 100, 'STEP_PERCENT')

const TermsInput = z.object({
  steps: z.array(z.object({ least_days: whole(1, 365, 'STEP_DAYS'), percent })).max(MAX_STEPS),
  last_percent: percent,
})

/** Euros with at most two decimals, possibly none. */
const fee = z
  .number(messageKey('FEE_INVALID'))
  .min(0, messageKey('FEE_INVALID'))
  .max(10_000, messageKey('FEE_INVALID'))
  .refine(amount => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, messageKey('FEE_INVALID'))

const link = optionalText(2_000)
  .transform(withScheme)
  .refine(url => url === '' || isRecordingLink(url), messageKey('LINK_INVALID'))

const fields = {
  start_date_academy: day,
  end_date_academy: day,
  end_date_application: day,
  /** The last day on which cancelling a booking is free; without one the deadline counts. */
  lodging_free_until: z.union(
    [z.literal('').transform(() => null), day.nullable()],
    messageKey('DATE_INVALID'),
  ),
  place_name: line(100),
  handling_fee: fee,
  recording_fee: fee,
  /** Hours in which an offered place has to be accepted. */
  offer_hours: whole(1, 336, 'OFFER_HOURS').default(48),
  /** Whether those on a waiting list see their rank. */
  shows_waiting_rank: flag().default(false),
  ...localized('scholarship', optionalText(2_000)),
  scholarship_url: link,
  /** What stays due of the participation fee. */
  withdrawal_terms: TermsInput,
  /** What stays due of the price of a booking after `lodging_free_until`. */
  lodging_terms: TermsInput,
}
const Fields = z.object(fields)
type Fields = z.output<typeof Fields>

const isDay = (value: unknown): value is string => day.safeParse(value).success

function* dayErrors({ start_date_academy: start, end_date_academy: end, ...days }: Fields) {
  if (!isDay(start)) return
  if (isDay(end) && end === start) yield ['end_date_academy', 'SAME_DAYS'] as const
  if (isDay(end) && end < start) yield ['end_date_academy', 'DAYS_REVERSED'] as const
  if (isDay(end) && daysBetween(start, end) > MAX_DAYS)
    yield ['end_date_academy', 'ACADEMY_TOO_LONG'] as const
  for (const field of ['end_date_application', 'lodging_free_until'] as const) {
    const value = days[field]
    if (isDay(value) && value >= start) yield [field, 'DEADLINE_AFTER_START'] as const
  }
}

const scholarshipFields = [
  ...locales.map(locale => `scholarship_${locale}` as const),
  'scholarship_url' as const,
]

function* scholarshipErrors(academy: Fields) {
  const missing = scholarshipFields.filter(field => academy[field] === '')
  if (missing.length < scholarshipFields.length)
    for (const field of missing) yield [field, 'SCHOLARSHIP_INCOMPLETE'] as const
}

const stepError = (terms: CancellationTerms): (string | number)[] | undefined => {
  if (!TermsInput.safeParse(terms).success) return undefined
  const index = misplacedStep(terms)
  return index === undefined ? undefined : ['steps', index, 'percent']
}

/** Rules between fields, reported together with the errors of the fields themselves. */
const fitting = <S extends z.ZodType<Fields>>(form: S) =>
  form.superRefine(
    (academy, context) => {
      const refuse = (path: (string | number)[], message: FieldMessage) =>
        context.addIssue({ code: 'custom', path, message })
      for (const [field, message] of dayErrors(academy)) refuse([field], message)
      for (const [field, message] of scholarshipErrors(academy)) refuse([field], message)
      for (const field of ['withdrawal_terms', 'lodging_terms'] as const) {
        const path = stepError(academy[field])
        if (path) refuse([field, ...path], 'STEP_ORDER')
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** A new academy, as the office describes it. */
export const AcademyInput = fitting(Fields)
export type AcademyInput = z.output<typeof AcademyInput>

/** A change, based on the version that was read. */
export const AcademyChange = fitting(
  Fields.extend({
    version: z.int(),
    /** How many paid applications were shown before another deadline was confirmed. */
    confirmed: z.int().min(0).default(0),
  }),
)
export type AcademyChange = z.output<typeof AcademyChange>

/** The year to make from another one. */
export const AcademyCopy = z.object({
  /** All days move by the distance to this first day. */
  start_date_academy: day,
  /** Copies the periods of the accompanists, which belong to their accounts. */
  with_periods: flag().default(false),
})
