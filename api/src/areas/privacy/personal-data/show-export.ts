import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import type { ShownExport } from '@academy/contract/privacy/personal-data/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { findAccount } from '../../access/index.ts'
import { present } from './present.ts'
import { findExport } from './queries.ts'

const shownOf = async (db: Db, account_id: number, now: Date): Promise<ShownExport> => {
  const found = await findExport(db, account_id)
  const isExpired = found?.expires_at && found.expires_at <= now
  return { data_export: found && !isExpired ? present(found) : null }
}

export const showExport = serve(contract.dataExport, ({ db }, { user, now }) => shownOf(db, user.id, now))

export const showOfPerson = serve(contract.personDataExport, async ({ db }, { params: { id }, now }) => {
  if (!(await findAccount(db, id))) throw problem('not_found')
  return shownOf(db, id, now)
})
