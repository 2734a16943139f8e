import { recordChange } from '../areas/admission/repertoire-changes/change.ts'
import { findOwnRepertoire } from '../areas/admission/repertoire-changes/queries.ts'
import type { Tx } from '../db/connection.ts'
import type { DemoRepertoireChange } from './content/repertoire-changes.ts'
import { type Season, shiftDay, timestampOn } from './season.ts'

const findPlace = (tx: Tx, { academy_id, accountOf }: Season, { email, instrument }: DemoRepertoireChange) =>
  tx
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .innerJoin('instruments', 'instruments.id', 'instrument_id')
    .select(['applications.id', 'account_id'])
    .where('academy_id', '=', academy_id)
    .where('account_id', '=', accountOf.get(email) ?? 0)
    .where('instruments.key', '=', instrument)
    .where('status', '=', 'accepted')
    .executeTakeFirst()

const findPiece = (tx: Tx, [composer, number]: DemoRepertoireChange['works'][number]) =>
  tx
    .selectFrom('pieces')
    .innerJoin('composers', 'composers.id', 'composer_id')
    .select('pieces.id')
    .where('last_name', '=', composer)
    .where(eb => eb.or([eb('opus', '=', number), eb('catalogue_no', '=', number)]))
    .executeTakeFirstOrThrow()

/** Participants change their repertoire after the final save. */
export const seedRepertoireChanges = async (
  tx: Tx,
  season: Season,
  changes: readonly DemoRepertoireChange[],
): Promise<void> => {
  if (!season.finalized_on) return
  for (const change of changes) {
    const place = await findPlace(tx, season, change)
    const before = place && (await findOwnRepertoire(tx, place.id, place.account_id))
    if (!before) continue
    const piece_ids: number[] = []
    for (const work of change.works) piece_ids.push((await findPiece(tx, work)).id)
    const changed_at = timestampOn(shiftDay(season, season.finalized_on, change.after))
    await recordChange(tx, before, { repertoire: change.repertoire, piece_ids }, changed_at)
  }
}
