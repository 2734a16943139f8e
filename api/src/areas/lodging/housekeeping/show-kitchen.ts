import type { kitchen as endpoint } from '@academy/contract/lodging/housekeeping/endpoints'
import type { KitchenDay } from '@academy/contract/lodging/housekeeping/schemas'
import { problem } from '../../../base/problem.ts'
import type { Operation, Services } from '../../../base/services.ts'
import { findDiners } from './queries.ts'
import { kitchenDays } from './rules.ts'

/** Returns the data of the kitchen sheet and of its CSV. */
export const loadKitchen = async ({ db }: Services): Promise<KitchenDay[]> => {
  const sheet = await findDiners(db)
  if (!sheet) throw problem('not_found')
  return kitchenDays(sheet, sheet.people)
}

export const showKitchen: Operation<typeof endpoint> = services => loadKitchen(services)
