import type { showAcademy as endpoint } from '@academy/contract/office/academies/endpoints'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findAcademy } from './queries.ts'

export const loadAcademy = async (db: Db | Tx, id: number): Promise<OfficeAcademy> => {
  const academy = await findAcademy(db, id)
  if (!academy) throw problem('not_found')
  return academy
}

export const showAcademy: Operation<typeof endpoint> = ({ db }, { params }) => loadAcademy(db, params.id)
