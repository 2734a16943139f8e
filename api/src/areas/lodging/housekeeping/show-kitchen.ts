import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { KitchenDay } from '@academy/contract/lodging/housekeeping/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findDiners } from './queries.ts'
import { kitchenDays } from './rules.ts'

/** Returns the data of the kitchen sheet and of its CSV. */
export const loadKitchen = async ({ db }: Services): Promise<KitchenDay[]> => {
  const sheet = await findDiners(db)
  if (!sheet) throw problem('not_found')
  return kitchenDays(sheet, sheet.people)
}

export const showKitchen = serve(contract.kitchen, services => loadKitchen(services))
