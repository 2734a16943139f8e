import { laterDay } from '@academy/contract/base/days'
import { findOwnRepertoire } from '../areas/admission/repertoire-changes/queries.ts'
import { recordChange } from '../areas/admission/repertoire-changes/repertoire-changes.ts'
import type { FileStore } from '../base/files/store.ts'
import type { Tx } from '../db/connection.ts'
import { currentApplications, pastApplications } from './content/applications.ts'
import { currentBookings, pastBookings } from './content/bookings.ts'
import { currentConcerts, pastConcerts } from './content/concerts.ts'
import {
  currentRepertoireChanges,
  type DemoRepertoireChange,
  pastRepertoireChanges,
} from './content/repertoire-changes.ts'
import { seedResumes } from './papers.ts'
import { demoYear, runSteps, type Season, shiftDay, timestampOn } from './season.ts'
import { applicationSteps, seedOffers } from './seed-applications.ts'
import { bookingSteps } from './seed-bookings.ts'
import { seedConcerts } from './seed-concerts.ts'
import { seedCredit } from './seed-ledger.ts'
import { seedPlacements } from './seed-rooms.ts'

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
const seedRepertoireChanges = async (
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

interface Years {
  /** Year of the current academy. */
  year: number
  today: string
  /** Ids of the two academies. */
  past: number
  current: number
  files: FileStore | undefined
}

const hasApplications = async (tx: Tx, academy_id: number) => {
  const some = await tx
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .select('applications.id')
    .where('academy_id', '=', academy_id)
    .limit(1)
    .executeTakeFirst()
  return some !== undefined
}

const seedSeason = async (tx: Tx, season: Season): Promise<void> =>
  runSteps([...(await applicationSteps(tx, season)), ...(await bookingSteps(tx, season))])

/**
 * Creates the activity of the previous year, which is final, and of the current one. An academy that has
 * applications stays unchanged.
 */
export const seedSeasons = async (tx: Tx, { year, today, past, current, files }: Years): Promise<void> => {
  if (await hasApplications(tx, current)) return
  const people = await tx.selectFrom('accounts').select(['id', 'email']).execute()
  const accountOf = new Map(people.map(({ id, email }) => [email, id]))
  const { end_date_application: deadline, end_date_academy } = demoYear(year - 1)
  const uploaded_at = new Date(`${laterDay(deadline, -70)}T08:00:00Z`)
  const resumeOf = files ? await seedResumes(tx, files, accountOf, uploaded_at) : new Map<number, number>()
  const last = {
    day: deadline,
    first_day: `${year - 1}-01-01`,
    last_day: end_date_academy,
    finalized_on: laterDay(deadline, 10),
  }
  const coming = demoYear(year).end_date_application
  // Places are decided two weeks after the deadline at the latest.
  const isDecided = today > laterDay(coming, 14)
  const next = {
    day: isDecided ? coming : today,
    first_day: laterDay(end_date_academy, 1),
    last_day: today,
    ...(isDecided && { finalized_on: laterDay(coming, 10) }),
  }
  const shared = { accountOf, resumeOf }
  const lastYear = { academy_id: past, applications: pastApplications, bookings: pastBookings }
  const thisYear = { academy_id: current, applications: currentApplications, bookings: currentBookings }
  // Seed concerts last, so that invoice numbers follow their dates.
  if (!(await hasApplications(tx, past))) {
    const season = { ...shared, ...last, ...lastYear }
    await seedSeason(tx, season)
    await seedRepertoireChanges(tx, season, pastRepertoireChanges)
    const start_date = demoYear(year - 1).start_date_academy
    await seedConcerts(tx, {
      academy_id: past,
      start_date,
      concerts: pastConcerts,
      day: laterDay(start_date, 3),
      first_day: last.first_day,
      today,
      accountOf,
    })
  }
  const season = { ...shared, ...next, ...thisYear, hasWaitingLists: true }
  await seedSeason(tx, season)
  if (isDecided) await seedOffers(tx, current, today)
  await seedRepertoireChanges(tx, season, currentRepertoireChanges)
  await seedPlacements(tx, accountOf, today)
  const { start_date_academy: start_date } = demoYear(year)
  await seedConcerts(tx, {
    academy_id: current,
    start_date,
    concerts: currentConcerts,
    // Requests come before the programme.
    day: today < start_date ? today : start_date,
    first_day: next.first_day,
    today,
    accountOf,
  })
  await seedCredit(tx, accountOf, today)
}
