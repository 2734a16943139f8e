import * as contract from '@academy/contract/schedule/my-days/endpoints'
import { serve } from '../../../base/serve.ts'
import { findDays } from './queries.ts'
import { eventsOf } from './rules.ts'

export const showDays = serve(contract.myDays, async ({ db }, { user, locale }) => {
  const [days] = await findDays(db, user.id, null)
  if (!days) return { academy: null, events: [] }
  const { start_date, end_date, place } = days.academy
  return { academy: { start_date, end_date, place }, events: eventsOf(days, locale) }
})
