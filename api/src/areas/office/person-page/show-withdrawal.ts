import { eurosOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/office/person-page/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findAttached, findConcertsOfLast, withdrawalFee, withdrawalKind } from '../../admission/index.ts'
import { findPlaceOf } from './queries.ts'

const kinds = { remove: 'remove', withdraw: 'withdraw', 'give up': 'give_up' } as const

export const showWithdrawal = serve(contract.personWithdrawal, async (services, { params, locale, now }) => {
  const place = await findPlaceOf(services.db, params.id)
  if (!place) throw problem('not_found')
  const kind = withdrawalKind(place)
  const terms = kind === 'give up' ? withdrawalFee(place, dayInVienna(now)) : undefined
  if (!kind || (kind === 'give up' && !terms)) throw problem('application_fixed')
  const { cost_cents, percent, until } = terms ?? { cost_cents: 0, percent: 0, until: null }
  const { account_id, academy_id, status } = place
  const whose = { account_id, academy_id, by: 'office', locale } as const
  const attached =
    kind === 'give up'
      ? await findAttached(services, whose, now)
      : { bookings: [], concerts: await findConcertsOfLast(services, { ...whose, status }, now) }
  return { kind: kinds[kind], cost: eurosOf(cost_cents), percent, until, ...attached }
})
