import type { Locale } from '@academy/contract/base/locale'
import { composerText, type NamedComposer } from '@academy/contract/concerts/repertoire/composer-name'
import { type NamedPiece, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type { AccompaniedRequest } from '@academy/contract/schedule/correpetition/schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import {
  composerJson,
  movementsOf,
  pieceJson,
  playerTables,
  totalSeconds,
  workTables,
} from '../../concerts/index.ts'

type StoredRequest = Omit<AccompaniedRequest, 'composer_name' | 'piece_title'> & {
  composer: NamedComposer
  piece: NamedPiece
}

// The plan of an evening belongs to the office until it is announced, and so does its order.
const announcedPosition = 'case when r.evening_id = r.announced_evening_id then r.position end'

const requestsStatement = fixedStatement<{ request: StoredRequest }, [account_id: number]>({
  request: json(),
})(`
  select json_build_object(
    'id', r.id,
    'student_name', full_name(person.first_name, person.last_name),
    'composer', ${composerJson},
    'piece', ${pieceJson},
    'movement_titles', ${movementsOf('movements.title')},
    'total_duration_seconds', ${totalSeconds},
    'earliest_performance_date', r.earliest_performance_date,
    'scheduled_performance_date', r.announced_date,
    'place', r.announced_place,
    'position', ${announcedPosition},
    'chamber_ensemble', r.chamber_ensemble) as request
  from concert_requests r
  join academies academy on academy.id = r.academy_id and academy.is_current
  ${workTables}
  ${playerTables}
  where period.account_id = $1 and r.withdrawn_at is null
  order by r.announced_date, r.announced_place, ${announcedPosition}, r.earliest_performance_date, r.id`)

/** Returns the concert requests of this summer that name an accompanist, in the order of the concerts. */
export const findAccompaniedRequests = async (
  db: Db,
  account_id: number,
  locale: Locale,
): Promise<AccompaniedRequest[]> =>
  (await requestsStatement(db, account_id)).map(({ request: { composer, piece, ...request } }) => ({
    ...request,
    composer_name: composerText(composer, locale),
    piece_title: pieceTitle(piece, locale),
  }))
