import '../followers.ts'
import { laterDay } from '@academy/contract/base/days'
import { sql } from 'kysely'
import { sendNotices } from '../areas/messages/notices/notices.ts'
import { insertNote } from '../areas/office/person-page/note-queries.ts'
import { type DocumentFacts, loadFacts } from '../areas/site/documents/facts.ts'
import { timeInVienna } from '../base/clock.ts'
import type { FileStore } from '../base/files/store.ts'
import { hashPassword } from '../base/passwords.ts'
import { fillCatalogue } from '../catalogue/seed-catalogue.ts'
import { lockSeed } from '../db/advisory-locks.ts'
import type { Db, Tx } from '../db/connection.ts'
import { currentPeriods, type DemoPeriod, pastPeriod } from './content/accompaniment.ts'
import { currentMasterclasses, pastMasterclasses } from './content/masterclasses.ts'
import { DEMO_PASSWORD } from './content/people.ts'
import { refuseOtherData } from './refuse-other-data.ts'
import { currentDemoYear, demoYear } from './season.ts'
import { seedAcademy, seedAssociation, seedSiteTexts } from './seed-academy.ts'
import { seedAccounts, seedFactors, seedSessions, seedVisits } from './seed-accounts.ts'
import { masterclassesOf } from './seed-applications.ts'
import { seedArrivalDetails } from './seed-arrival-details.ts'
import { seedBank } from './seed-bank.ts'
import { seedLedger, seedReminders } from './seed-ledger.ts'
import { seedMails } from './seed-mails.ts'
import { seedPrivacy } from './seed-privacy.ts'
import { seedRooms } from './seed-rooms.ts'
import { seedSeasons } from './seed-seasons.ts'
import { seedSurveys } from './seed-surveys.ts'
import { seedInvitation, seedTeachers } from './seed-teachers.ts'

/** Creates the period of an accompanist and their masterclasses, unless it exists. */
const seedPeriods = async (
  tx: Tx,
  year: number,
  academy_id: number,
  { email, from_day, to_day, accompanies, is_assigned = false }: DemoPeriod,
): Promise<void> => {
  const { id: account_id } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { day } = demoYear(year)
  const period = await tx
    .insertInto('correpetition_periods')
    .values({ academy_id, account_id, start_date: day(from_day), end_date: day(to_day) })
    .onConflict(conflict => conflict.columns(['academy_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!period) return
  const masterclasses = await masterclassesOf(tx, academy_id)
  const chosen = accompanies.flatMap(([teacher, instrument]) => {
    const masterclass_id = masterclasses.get(`${teacher} ${instrument}`)
    return masterclass_id === undefined ? [] : [{ period_id: period.id, masterclass_id, is_assigned }]
  })
  await tx.insertInto('accompanied_masterclasses').values(chosen).execute()
}

const notes = [
  {
    email: 'student@example.org',
    text: 'Die Mutter ruft manchmal wegen der Rechnungen an; Auskunft ist abgesprochen.',
  },
  {
    email: 'student2@example.org',
    text: 'Reist mit einem eigenen Hocker an. Bitte ein Zimmer im Erdgeschoß.',
  },
  { email: 'teacher@example.org', text: 'Möchte nicht vor 10 Uhr unterrichten.' },
]

/** Notes of the office, once for each person. */
const seedNotes = async (tx: Tx, at: Date): Promise<void> => {
  const emails = [...notes.map(({ email }) => email), 'manager@example.org']
  const found = tx.selectFrom('accounts').select(['id', 'email']).where('email', 'in', emails)
  const idOf = new Map((await found.execute()).map(({ id, email }) => [email, id]))
  const author_id = idOf.get('manager@example.org')
  const { count } = await tx
    .selectFrom('person_notes')
    .select(tx.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (!author_id || Number(count) > 0) return
  for (const { email, text } of notes) {
    const account_id = idOf.get(email)
    if (account_id) await insertNote(tx, { account_id, author_id, text, created_at: at, changed_at: at })
  }
}

/** How long the demo has been writing to teachers and accompanists. */
const DAYS = 21
const HOUR = 10

/** Sends the mails of the last weeks to teachers and accompanists as the job would have. */
const seedNotices = async (tx: Tx, today: string): Promise<void> => {
  if (await tx.selectFrom('sent_notices').select('kind').limit(1).executeTakeFirst()) return
  for (let age = DAYS; age > 0; age--) {
    const day = laterDay(today, -age)
    const now = timeInVienna(day, HOUR)
    await sendNotices(tx, {
      siteUrl: 'http://localhost:3000',
      clock: { now: () => now, today: () => day },
    })
  }
  // The demo has no mail server.
  await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ sent_at: ref('created_at'), expires_at: null }))
    .where('kind', '=', 'notice')
    .execute()
}

/**
 * Records what the data of the demo says that people did: applications, payments, bookings and decisions. What the
 * operations have recorded themselves is not repeated.
 */
const seedAuditLog = async (tx: Tx): Promise<void> => {
  await sql`
    with happened as (
      select applied_at as at, account_id as actor_id, account_id, 'applied' as action,
        jsonb_build_object('application_id', id, 'masterclass_id', masterclass_id) as details
      from applications
      union all
      select withdrawn_at, account_id, account_id, 'application_withdrawn', jsonb_build_object('application_id', id)
      from applications where withdrawn_at is not null
      union all
      select p.recorded_at, p.recorded_by, p.account_id, 'payment_recorded', jsonb_strip_nulls(jsonb_build_object(
        'invoice_number', (
          select string_agg(v.invoice_number, ', ' order by a.id) from allocations a join invoices v on v.id = a.invoice_id
          where a.payment_id = p.id and a.allocated_at = p.recorded_at),
        'amount_cents', p.amount_cents, 'paid_on', p.paid_on))
      from payments p
      where p.amount_cents > 0
      union all
      select booked_at, account_id, account_id, 'booked', jsonb_build_object('booking_id', id) from bookings
      union all
      select requested_at, account_id, account_id, 'concert_requested', jsonb_build_object('request_id', id)
      from concert_requests
      union all
      select m.finalized_at, t.account_id, null, 'selection_final', jsonb_build_object('masterclass_id', m.id)
      from masterclasses m join teachers t on t.id = m.teacher_id where m.finalized_at is not null)
    insert into audit_log (at, actor_id, account_id, action, details)
    select at, actor_id, account_id, action, details from happened
    where not exists (
      select from audit_log known where known.action = happened.action and known.details @> happened.details)
    order by at`.execute(tx)
}

/**
 * Fills an empty installation with a realistic academy around today. Repeated, it adds only what is missing.
 * Without a file store there are no résumés and no photo.
 */
export const seedDemo = async (
  db: Db,
  today: string,
  files?: FileStore,
  { onNewAcademy }: { onNewAcademy?(facts: DocumentFacts): void } = {},
): Promise<void> => {
  const year = currentDemoYear(today)
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async tx => {
    // Most statements run fewer than six times, and PostgreSQL would plan each time anew.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await lockSeed(tx)
    await refuseOtherData(tx)
    await tx.updateTable('installation').set({ is_demo: true }).execute()
    await fillCatalogue(tx)
    await seedAssociation(tx)
    await seedAccounts(tx, password_hash, { before: `${year - 1}-01-01`, today })
    await seedTeachers(tx, timeInVienna(today, 9), files)
    await seedInvitation(tx, timeInVienna(today, 9))
    await tx.updateTable('academies').set({ is_current: false }).execute()
    const past = await seedAcademy(tx, year - 1, pastMasterclasses)
    const current = await seedAcademy(tx, year, currentMasterclasses)
    await tx.updateTable('academies').set({ is_current: true }).where('id', '=', current).execute()
    await seedRooms(tx, current)
    await seedPeriods(tx, year - 1, past, pastPeriod)
    for (const period of currentPeriods) await seedPeriods(tx, year, current, period)
    const isFirst = (await tx.selectFrom('invoices').select('id').executeTakeFirst()) === undefined
    if (isFirst) onNewAcademy?.(await loadFacts(tx))
    await seedSeasons(tx, { year, today, past, current, files })
    // An older demo keeps its invoices as they are.
    if (isFirst) await seedLedger(tx, today)
    await seedArrivalDetails(tx, { academy_id: current, now: timeInVienna(today, 9), files })
    await seedBank(tx, today)
    await seedSurveys(tx, year, past)
    await seedSiteTexts(tx, year)
    await seedMails(tx, timeInVienna(today, 9))
    await seedReminders(tx, today)
    await seedNotices(tx, today)
    await seedVisits(tx, today)
    await seedAuditLog(tx)
    await seedSessions(tx, timeInVienna(today, 9))
    await seedFactors(tx, timeInVienna(today, 9))
    await seedNotes(tx, timeInVienna(today, 9))
    await seedPrivacy(tx, timeInVienna(today, 9), isFirst)
  })
}
