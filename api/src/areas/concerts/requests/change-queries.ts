import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import type { Updateable } from 'kysely'
import { storableJson } from '../../../base/storable-json.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ConcertRequests } from '../../../db/schema.ts'

/** Replaces the fields of a request and its movements, and counts the version. */
export const updateRequest = async (
  tx: Tx,
  id: number,
  { chamber_ensemble, ...changes }: Updateable<ConcertRequests> & Pick<ConcertRequest, 'chamber_ensemble'>,
): Promise<void> => {
  await tx.deleteFrom('requested_movements').where('request_id', '=', id).execute()
  await tx
    .updateTable('concert_requests')
    .set(({ eb }) => ({
      ...changes,
      chamber_ensemble: storableJson(chamber_ensemble),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
