import '../followers.ts'
import { timeInVienna } from '../base/clock.ts'
import type { FileStore } from '../base/files/store.ts'
import { hashPassword } from '../base/passwords.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import { lockSeed } from '../db/advisory-locks.ts'
import { fillCatalogue } from '../db/catalogue/seed-catalogue.ts'
import type { Db } from '../db/connection.ts'
import { currentDemoYear } from './calendar.ts'
import { currentCorrepetitions, pastCorrepetition } from './content/correpetition.ts'
import { currentMasterclasses, pastMasterclasses } from './content/masterclasses.ts'
import { DEMO_PASSWORD } from './content/password.ts'
import { refuseOtherData } from './refuse-other-data.ts'
import { seedAcademy, seedAssociation } from './seed-academy.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedArrivalDetails } from './seed-arrival-details.ts'
import { seedBank } from './seed-bank.ts'
import { seedCorrepetition } from './seed-correpetition.ts'
import { seedFactors } from './seed-factors.ts'
import { seedLedger } from './seed-ledger.ts'
import { seedMails } from './seed-mails.ts'
import { seedNotes } from './seed-notes.ts'
import { seedNotices } from './seed-notices.ts'
import { seedPrivacy } from './seed-privacy.ts'
import { seedRecord } from './seed-record.ts'
import { seedReminders } from './seed-reminders.ts'
import { seedRooms } from './seed-rooms.ts'
import { seedSeasons } from './seed-seasons.ts'
import { seedSessions } from './seed-sessions.ts'
import { seedSiteTexts } from './seed-site-texts.ts'
import { seedSurveys } from './seed-surveys.ts'
import { seedInvitation, seedTeachers } from './seed-teachers.ts'
import { seedVisits } from './seed-visits.ts'

/**
 * Fills an empty installation with a realistic academy around today. Repeated, it adds only what is missing.
 * Without a file store there are no résumés and no photo.
 */
export const seedDemo = async (db: Db, today: string, files?: FileStore): Promise<void> => {
  const year = currentDemoYear(today)
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async tx => {
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
    await seedCorrepetition(tx, year - 1, past, pastCorrepetition)
    for (const period of currentCorrepetitions) await seedCorrepetition(tx, year, current, period)
    const isFirst = (await tx.selectFrom('invoices').select('id').executeTakeFirst()) === undefined
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
    await seedRecord(tx)
    await seedSessions(tx, timeInVienna(today, 9))
    await seedFactors(tx, timeInVienna(today, 9))
    await seedNotes(tx, timeInVienna(today, 9))
    await seedPrivacy(tx, timeInVienna(today, 9), isFirst)
  })
}

/** Refuses demo data in production: the passwords of the demo are public. */
export const refuseDemoData = async (db: Db): Promise<void> => {
  const { is_demo } = await db.selectFrom('installation').select('is_demo').executeTakeFirstOrThrow()
  if (is_demo)
    throw new StartRefusal(
      'This database holds the demo with its well-known passwords. Give production one of its own.',
    )
}
