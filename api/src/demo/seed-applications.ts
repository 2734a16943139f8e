import { laterDay } from '@academy/contract/base/days'
import { centsOf } from '@academy/contract/base/money'
import { sql } from 'kysely'
import { forwardApplication } from '../areas/admission/applications/follow-invoice.ts'
import {
  type AppliedMasterclass,
  lockAppliedMasterclass,
  markWithdrawn,
} from '../areas/admission/applications/queries.ts'
import { recordApplication } from '../areas/admission/applications/record.ts'
import { insertOffer, setAnswered } from '../areas/admission/places/queries.ts'
import { tellResults } from '../areas/admission/places/send-result-mails.ts'
import { saveResults } from '../areas/admission/selection/save-results.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'
import type { DemoApplication } from './content/applications.ts'
import { demoReviews } from './content/reviews.ts'
import { teachers } from './content/teachers.ts'
import { pay, type Season, type Step, shiftDay, timestampOn } from './season.ts'

const LONGEST = 3

/** Puts the last of those who are not accepted on the waiting list of each masterclass, before the final save. */
const seedReserves = (tx: Tx, academy_id: number) =>
  sql`
    update applications set reserve_rank = ranked.rank
    from (
      select p.id, row_number() over (partition by p.masterclass_id order by p.id) as rank
      from applications p join masterclasses m on m.id = p.masterclass_id
      where m.academy_id = ${academy_id} and p.status = 'applied' and p.is_accepted is false
        and p.fee_paid_at is not null) ranked
    where ranked.id = applications.id and ranked.rank <= ${LONGEST}`.execute(tx)

/** What has happened in the masterclasses with a waiting list, in turn: offers in each state, and none. */
const histories = [['open'], ['expired', 'open'], ['declined'], []] as const

/** Frees a place in masterclasses with a waiting list after the final save, and offers some of them. */
export const seedOffers = async (tx: Tx, academy_id: number, today: string): Promise<void> => {
  const waiting = await tx
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .select(['masterclass_id', 'applications.id as application_id'])
    .where('academy_id', '=', academy_id)
    .where('status', '=', 'reserve')
    .where('start_date', '>', today)
    .orderBy('masterclass_id')
    .orderBy('reserve_rank')
    .execute()
  const classes = [...Map.groupBy(waiting, ({ masterclass_id }) => masterclass_id)]
  for (const [index, [masterclass_id, people]] of classes.entries()) {
    // The office has added a place.
    await tx
      .updateTable('masterclasses')
      .set(eb => ({
        selected_count: eb('selected_count', '+', 1),
        places: null,
        offers_automatic: index % 2 === 1,
      }))
      .where('id', '=', masterclass_id)
      .execute()
    for (const [rank, state] of (histories[index % histories.length] ?? []).entries()) {
      const application_id = people[rank]?.application_id
      if (!application_id) continue
      const isOpen = state === 'open'
      const offered_at = timeInVienna(laterDay(today, isOpen ? -1 : -4), 10)
      const expires_at = timeInVienna(laterDay(today, isOpen ? 1 : -2), 10)
      const id = await insertOffer(tx, { masterclass_id, application_id, offered_at, expires_at })
      if (!isOpen) await setAnswered(tx, [id], state, expires_at)
    }
  }
}

/** Returns the masterclasses by teacher and instrument, as the demo content names them. */
export const masterclassesOf = async (tx: Tx, academy_id: number) => {
  const rows = await tx
    .selectFrom('masterclasses')
    .innerJoin('teachers', 'teachers.id', 'teacher_id')
    .innerJoin('instruments', 'instruments.id', 'instrument_id')
    .select(['masterclasses.id', 'first_name', 'last_name', 'instruments.key'])
    .where('academy_id', '=', academy_id)
    // The last one wins: of two masterclasses of one teacher, use the open one.
    .orderBy('application_closed', 'desc')
    .orderBy('masterclasses.id')
    .execute()
  const slugOf = new Map(teachers.map(one => [`${one.first_name} ${one.last_name}`, one.slug]))
  return new Map(rows.map(row => [`${slugOf.get(`${row.first_name} ${row.last_name}`)} ${row.key}`, row.id]))
}

interface Sent {
  application: DemoApplication
  id: number
  account_id: number
  masterclass: AppliedMasterclass
  sent_on: string
  fee_invoice_id: number
}

/** Sends one application on its day. */
const send = async (
  tx: Tx,
  season: Season,
  masterclass_id: number | undefined,
  application: DemoApplication,
): Promise<Sent> => {
  const { email, is_known = false, repertoire, comment = '', recordings } = application
  const account_id = season.accountOf.get(email)
  const masterclass = await lockAppliedMasterclass(tx, masterclass_id ?? 0)
  if (!account_id || !masterclass)
    throw new Error(`Demo content: no account or masterclass for the application of ${email}`)
  const sent_on = shiftDay(season, season.day, -application.sent)
  const [recording_1 = '', recording_2 = '', recording_3 = ''] = recordings
  const resume_id = application.with_resume ? (season.resumeOf.get(account_id) ?? null) : null
  const words = { is_known, repertoire, comment, recording_1, recording_2, recording_3 }
  const id = await recordApplication(
    tx,
    masterclass,
    { account_id, resume_id, ...words },
    timestampOn(sent_on),
  )
  const { fee_invoice_id } = await tx
    .selectFrom('applications')
    .select('fee_invoice_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { application, id, account_id, masterclass, sent_on, fee_invoice_id: fee_invoice_id ?? 0 }
}

const payFee = async (
  tx: Tx,
  season: Season,
  { application, masterclass, sent_on, fee_invoice_id }: Sent,
) => {
  const { paid, paid_part } = application
  if (paid === undefined) return
  const paid_on = shiftDay(season, sent_on, paid)
  const amount_cents = paid_part ? centsOf(paid_part) : masterclass.handling_fee_cents
  await pay(tx, season, { invoice_id: fee_invoice_id, amount_cents, paid_on })
  if (!paid_part) await forwardApplication(tx, fee_invoice_id, timestampOn(paid_on))
}

/** Sets the teacher's decision and withdraws where the person did. A final selection leaves nothing open. */
const decide = async (tx: Tx, season: Season, { application, id, sent_on }: Sent) => {
  const { has_withdrawn, gets_place } = application
  const undecided = season.finalized_on ? (gets_place ?? id % 3 > 0) : null
  const is_accepted = application.is_accepted ?? undecided
  await tx.updateTable('applications').set({ is_accepted }).where('id', '=', id).execute()
  if (has_withdrawn) await markWithdrawn(tx, id, { withdrawn_at: timestampOn(shiftDay(season, sent_on, 9)) })
}

/** Sets what the teacher has noted so far, and the pieces of the recordings. */
const review = async (tx: Tx, season: Season, { application, id }: Sent) => {
  const { teacher, email, has_withdrawn } = application
  const found = demoReviews[teacher]?.find(one => one.email === email)
  if (!found || has_withdrawn) return
  const { rating = null, note = '', reserve_rank, titles = [] } = found
  const [recording_1_title = '', recording_2_title = '', recording_3_title = ''] = titles
  await tx
    .updateTable('applications')
    .set({
      recording_1_title,
      recording_2_title,
      recording_3_title,
      ...(reserve_rank && { is_accepted: false, reserve_rank }),
    })
    .where('id', '=', id)
    .execute()
  if (rating === null && note === '') return
  const changed_at = timestampOn(season.last_day)
  await tx.insertInto('applicant_reviews').values({ application_id: id, rating, note, changed_at }).execute()
}

/**
 * Finalizes the selections and pays the participation fees. Writes no result mails, since it is in the past.
 */
const finish = async (tx: Tx, season: Season, finalized_on: string) => {
  const manager = season.accountOf.get('manager@example.org') ?? 0
  const masterclasses = await tx
    .selectFrom('masterclasses')
    .select('id')
    .where('academy_id', '=', season.academy_id)
    .orderBy('id')
    .execute()
  // Only the coming academy has waiting lists.
  if (season.hasWaitingLists) await seedReserves(tx, season.academy_id)
  for (const { id } of masterclasses) {
    await saveResults(tx, id, manager, timestampOn(finalized_on))
    await tellResults(
      tx,
      { masterclass_id: id, due: null, siteUrl: 'http://localhost:3000' },
      timestampOn(finalized_on),
    )
  }
  const places = await tx
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .innerJoin('invoices', 'invoices.id', 'participation_invoice_id')
    .select(['invoices.id as invoice_id', 'total_cents as amount_cents'])
    .where('academy_id', '=', season.academy_id)
    .execute()
  const paid_on = shiftDay(season, finalized_on, 5)
  for (const place of places) await pay(tx, season, { ...place, paid_on })
}

/** Returns steps that apply, pay and decide, through the same functions as the product. */
export const applicationSteps = async (tx: Tx, season: Season): Promise<Step[]> => {
  const masterclasses = await masterclassesOf(tx, season.academy_id)
  const sent: Sent[] = []
  const sending = season.applications
    .toSorted((a, b) => b.sent - a.sent)
    .map(one => ({
      day: shiftDay(season, season.day, -one.sent),
      run: async () => {
        sent.push(await send(tx, season, masterclasses.get(`${one.teacher} ${one.instrument}`), one))
      },
    }))
  const deciding = async () => {
    for (const one of sent) await payFee(tx, season, one)
    for (const one of sent) await decide(tx, season, one)
    if (season.finalized_on) await finish(tx, season, season.finalized_on)
  }
  const reviewing = async () => {
    for (const one of sent) await review(tx, season, one)
  }
  const day = season.finalized_on ?? season.last_day
  return [...sending, { day, run: deciding }, ...(season.finalized_on ? [] : [{ day, run: reviewing }])]
}
