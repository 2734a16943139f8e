import * as contract from '@academy/contract/office/academies/endpoints'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findAcademy } from './queries.ts'

export const loadAcademy = async (db: Db | Tx, id: number): Promise<OfficeAcademy> => {
  const academy = await findAcademy(db, id)
  if (!academy) throw problem('not_found')
  return academy
}

export const showAcademy = serve(contract.showAcademy, ({ db }, { params }) => loadAcademy(db, params.id))
