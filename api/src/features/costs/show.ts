import { DECISION_DAYS } from '@academy/contract/constants'
import type { costs as endpoint } from '@academy/contract/costs/endpoints'
import { laterDay } from '@academy/contract/lib/days'
import type { Locale } from '@academy/contract/lib/locale'
import { nightsOf } from '@academy/contract/lodging/stay'
import { fieldMessages } from '@academy/contract/messages'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { lodgingRows, withdrawalRows } from '../documents/texts/cancellation-rows.ts'
import { findCosts } from './queries.ts'
import { calculate, completeChoice } from './rules.ts'

const stepsOf = (rows: [days: string, share: string][]) => rows.map(([days, share]) => ({ days, share }))

const inWords = (errors: ReturnType<typeof calculate>['errors'], locale: Locale) =>
  Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, fieldMessages[key][locale]]))

export const showCosts: Verb<typeof endpoint> = async ({ db }, { query, locale }) => {
  const stored = await findCosts(db)
  if (!stored) throw problem('not_found')
  const { withdrawal_terms, lodging_terms, ...costs } = stored
  const typed = completeChoice(stored, query)
  const { errors, cost } = calculate(stored, typed)
  // Without a masterclass there is no example; only what was typed can be wrong.
  const isTyped = Object.keys(query).length > 0
  return {
    ...costs,
    nights: nightsOf(costs),
    decided_by: laterDay(costs.deadline, DECISION_DAYS),
    withdrawal: stepsOf(withdrawalRows[locale](withdrawal_terms)),
    lodging: stepsOf(lodgingRows[locale](lodging_terms)),
    calculation: { typed, errors: isTyped ? inWords(errors, locale) : {}, cost },
  }
}
