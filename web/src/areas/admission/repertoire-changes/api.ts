import * as contract from '@academy/contract/admission/repertoire-changes/endpoints'
import type { OwnRepertoire, RepertoireChange } from '@academy/contract/admission/repertoire-changes/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { orNotFound } from '../../../base/pages/or-not-found.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

export const loadRepertoire = (call: Call, id: string): Promise<OwnRepertoire> =>
  call(contract.ownRepertoire, { params: { id } }, quiet)

const repertoireQuery = (call: Call, id: string): DataQuery<OwnRepertoire> =>
  defineQuery(call, ['own-repertoire', id], call => loadRepertoire(call, id))

export const saveRepertoire = (call: Call, id: number, body: RepertoireChange): Promise<OwnRepertoire> =>
  call(contract.changeRepertoire, { params: { id: String(id) }, body }, quiet)

export const repertoireQueries = (call: Call, id: string) => ({ own: repertoireQuery(call, id) })

interface Visit {
  context: AppContext
  params: { applicationId: string }
}

/** Does not use the cache: another tab may have changed it. */
export const loadRepertoirePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  await loadFresh(repertoireQuery(call, params.applicationId)).catch(orNotFound)
}
