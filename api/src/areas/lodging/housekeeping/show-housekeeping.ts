import type { housekeeping as endpoint } from '@academy/contract/lodging/housekeeping/endpoints'
import type { HousekeepingDay } from '@academy/contract/lodging/housekeeping/schemas'
import { problem } from '../../../base/problem.ts'
import type { Operation, Services } from '../../../base/services.ts'
import { findGuests } from './queries.ts'
import { housekeepingDays } from './rules.ts'

/** Returns the data of the housekeeping sheet and of its CSV. */
export const loadHousekeeping = async ({ db }: Services): Promise<HousekeepingDay[]> => {
  const sheet = await findGuests(db)
  if (!sheet) throw problem('not_found')
  return housekeepingDays(sheet, sheet.people)
}

export const showHousekeeping: Operation<typeof endpoint> = services => loadHousekeeping(services)
