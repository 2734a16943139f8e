import { withdrawal } from '@academy/contract/admission/applications/endpoints'
import { eurosOf } from '@academy/contract/base/money'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findPlace } from '../applications/place-queries.ts'
import { withdrawalFee } from '../applications/rules.ts'
import { findAttached } from './attached.ts'

export const showWithdrawal = serve(withdrawal, async (services, { params, user, locale, now }) => {
  const place = await findPlace(services.db, params.id, user.id)
  if (!place) throw problem('not_found')
  const terms = place.status === 'accepted' && withdrawalFee(place, dayInVienna(now))
  if (!terms) throw problem('application_fixed')
  const { cost_cents, percent, until } = terms
  const whose = { account_id: user.id, academy_id: place.academy_id, by: 'person', locale } as const
  return { cost: eurosOf(cost_cents), percent, until, ...(await findAttached(services, whose, now)) }
})
