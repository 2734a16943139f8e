import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import { nightsOf } from '@academy/contract/lodging/bookings/stay'
import { chosenCost, errorTexts } from '@academy/contract/lodging/costs/chosen-cost'
import * as contract from '@academy/contract/lodging/costs/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lodgingRows, withdrawalRows } from '../../site/index.ts'
import { findCosts } from './queries.ts'
import { completeChoice, pricesOf } from './rules.ts'

const stepsOf = (rows: [days: string, share: string][]) => rows.map(([days, share]) => ({ days, share }))

export const showCosts = serve(contract.costs, async ({ db, clock }, { query, locale }) => {
  const stored = await findCosts(db)
  if (!stored) throw problem('not_found')
  const { withdrawal_terms, lodging_terms, ...rest } = stored
  const costs = { ...rest, ...pricesOf(stored.masterclasses, clock.today()) }
  const typed = completeChoice(costs, query)
  const nights = nightsOf(costs)
  const { errors, cost } = chosenCost({ ...costs, nights }, typed)
  // Without a masterclass there is no example; only what was typed can be wrong.
  const isTyped = Object.keys(query).length > 0
  return {
    ...costs,
    nights,
    decided_by: laterDay(costs.deadline, DECISION_DAYS),
    withdrawal: stepsOf(withdrawalRows[locale](withdrawal_terms)),
    lodging: stepsOf(lodgingRows[locale](lodging_terms)),
    calculation: { typed, errors: isTyped ? errorTexts(errors, locale) : {}, cost },
  }
})
