import { eurosOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { presentRequest } from './present.ts'
import { findAcademy, findCorrepetitors, findRequestsOf } from './queries.ts'
import { daysLeft, nextDeadline } from './rules.ts'

export const listCorrepetitors = serve(contract.correpetitors, ({ db }) => findCorrepetitors(db))

export const listOwn = serve(contract.requests, async (services, { user, locale, now }) => {
  const found = await findRequestsOf(services.db, user.id, dayInVienna(now))
  return found.map(request => presentRequest(services, request, locale, now))
})

export const showDates = serve(contract.concertDates, async ({ db }, { now }) => {
  const academy = await findAcademy(db)
  if (!academy) throw problem('not_found')
  return {
    ...(daysLeft(academy, now) ?? { min_date: null, max_date: null }),
    now: now.toISOString(),
    changes_at: nextDeadline(now).toISOString(),
    recording_fee: eurosOf(academy.recording_fee_cents),
  }
})
