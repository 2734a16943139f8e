import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { HousekeepingDay } from '@academy/contract/lodging/housekeeping/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findGuests } from './queries.ts'
import { housekeepingDays } from './rules.ts'

/** Returns the data of the housekeeping sheet and of its CSV. */
export const loadHousekeeping = async ({ db }: Services): Promise<HousekeepingDay[]> => {
  const sheet = await findGuests(db)
  if (!sheet) throw problem('not_found')
  return housekeepingDays(sheet, sheet.people)
}

export const showHousekeeping = serve(contract.housekeeping, services => loadHousekeeping(services))
