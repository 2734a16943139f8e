import type { withdrawal as endpoint } from '@academy/contract/applications/endpoints'
import { eurosOf } from '@academy/contract/money'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findPlace } from './queries.ts'
import { withdrawalFee } from './rules.ts'

export const showWithdrawal: Verb<typeof endpoint> = async ({ db }, { params, user, now }) => {
  const place = await findPlace(db, params.id, user.id)
  if (!place) throw problem('not_found')
  const terms = place.status === 'accepted' && withdrawalFee(place, dayInVienna(now))
  if (!terms) throw problem('application_fixed')
  const { cost_cents, percent, until } = terms
  return { cost: eurosOf(cost_cents), percent, until }
}
