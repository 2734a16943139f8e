import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import { chosenCost, errorTexts } from '@academy/contract/lodging/costs/chosen-cost'
import * as contract from '@academy/contract/lodging/costs/endpoints'
import type { CostQuery, Costs, TypedChoice } from '@academy/contract/lodging/costs/schemas'
import { pricedMasterclasses } from '@academy/contract/lodging/costs/total-cost'
import { isOpen, isOver } from '@academy/contract/programme/masterclasses/is-open'
import type { z } from 'zod'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lodgingRows, withdrawalRows } from '../../site/index.ts'
import { findCosts, type StoredMasterclass } from './queries.ts'

const idText = (option: { id: number } | undefined) => (option ? String(option.id) : '')

/** Returns the masterclasses whose prices are shown, and for how many of all one can apply. */
const pricesOf = (
  all: readonly StoredMasterclass[],
  today: string,
): Pick<Costs, 'masterclasses' | 'applications'> => {
  const priced = pricedMasterclasses(
    all.map(one => ({ ...one, is_current: true, is_over: isOver(one, today) })),
  )
  const isAny = priced.some(isOpen)
  return {
    applications: isAny ? (priced.length === all.length ? 'all' : 'some') : 'none',
    masterclasses: priced.map(({ application_closed, is_current, is_over, ...masterclass }) => masterclass),
  }
}

/** Completes a choice: the first class for all of its nights, in the first room with the first meals. */
const completeChoice = (
  { masterclasses, room_types, meal_types }: Pick<Costs, 'masterclasses' | 'room_types' | 'meal_types'>,
  { masterclass, nights, room, meals }: z.infer<typeof CostQuery>,
): TypedChoice => {
  const chosen = masterclasses.find(({ id }) => String(id) === masterclass) ?? masterclasses[0]
  const chosenRoom = room ?? idText(room_types[0])
  return {
    masterclass: masterclass ?? idText(chosen),
    nights: nights ?? (chosen ? String(nightsOf(chosen)) : ''),
    room: chosenRoom,
    meals: meals ?? (chosenRoom === '' ? '' : idText(meal_types[0])),
  }
}

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
