import { sendLettersNow as sendLettersEndpoint } from '@academy/contract/admission/selection/office-endpoints'
import { audit } from '../../../base/audit.ts'
import { eachByItself } from '../../../base/jobs/each-by-itself.ts'
import { findErrors } from '../../../base/jobs/failures.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { type FreedBooking, freeBookings } from '../../lodging/index.ts'
import { requireSelection } from '../permissions.ts'
import { sendResults } from '../selection/mails.ts'
import {
  endWait,
  findDueLetters,
  findResults,
  lockLetters,
  type Result,
} from '../selection/result-queries.ts'
import { officeView } from '../selection/rules.ts'
import { settleResult } from '../selection/save-results.ts'
import { offerLeftPlaces } from './offer-place.ts'

interface ResultMails {
  db: Db
  siteUrl: string
  masterclass_id: number
  /** Who does not wait for the time of the letters. */
  actor_id?: number
  now: Date
}

interface SettledResult {
  result: Result
  /** Attachments of the letter. */
  invoiceAttachments: string[]
}

/**
 * Lets everybody know the result of a final save, with invoices of places and cancelled fees. Returns undefined if nothing
 * is left to tell, or not before `due`. The caller has locked people and masterclass, and notifies the people.
 */
export const tellResults = async (
  tx: Tx,
  { masterclass_id, due, siteUrl }: { masterclass_id: number; due: Date | null; siteUrl: string },
  now: Date,
): Promise<SettledResult[] | undefined> => {
  if (!(await endWait(tx, masterclass_id, due))) return undefined
  // Who is offered a place gets the offer instead of a letter.
  await offerLeftPlaces(tx, { masterclass_id, siteUrl }, now)
  const settled: SettledResult[] = []
  for (const result of await findResults(tx, masterclass_id))
    settled.push({ result, invoiceAttachments: await settleResult(tx, result, now) })
  return settled
}

/** Frees the rooms of people without a place. The letter says so. */
const freeRooms = async (tx: Tx, results: Result[], now: Date): Promise<FreedBooking[]> => {
  const rejected = results.filter(({ outcome }) => outcome !== 'accepted')
  const academy_id = rejected[0]?.academy_id
  if (academy_id === undefined) return []
  const account_ids = rejected.map(({ account_id }) => account_id)
  return freeBookings(tx, { account_ids, academy_id, actor_id: null }, now)
}

/**
 * Tells the results of a final save: invoices of places, cancelled fees, freed rooms and one letter each, in one
 * transaction, once. Returns false if no letters are due any more.
 */
export const sendResultMails = ({ db, siteUrl, masterclass_id, actor_id, now }: ResultMails) =>
  db.transaction().execute(async tx => {
    await lockLetters(tx, masterclass_id)
    const due = actor_id === undefined ? now : null
    const settled = await tellResults(tx, { masterclass_id, due, siteUrl }, now)
    if (!settled) return false
    const results = settled.map(({ result }) => result)
    const freed = await freeRooms(tx, results, now)
    const letters = settled.map(one => ({
      ...one,
      rooms: freed.filter(({ booking }) => booking.person.id === one.result.account_id),
    }))
    await sendResults(tx, siteUrl, letters, now)
    if (letters.length === 0) return true
    const details = { masterclass_id, count: letters.length, released: freed.length }
    await audit(tx, { at: now, action: 'letters_sent', actor_id, details })
    return true
  })

/** Sends the letters of all final saves whose time has come. */
export const sendDueResultMails = async (due: Pick<ResultMails, 'db' | 'siteUrl' | 'now'>): Promise<void> => {
  const { db, now } = due
  const subjectOf = (masterclass_id: number) => ({ masterclass_id })
  await eachByItself(db, { job: 'letters', now, subjectOf }, await findDueLetters(db, now), masterclass_id =>
    sendResultMails({ ...due, masterclass_id }),
  )
}

/** Whether there is anything to do: letters that are due, or a failure that is over. */
export const areResultMailsWanted = async (db: Db, now: Date): Promise<boolean> =>
  (await findDueLetters(db, now)).length > 0 || (await findErrors(db, 'letters')).length > 0

/** The office does not wait. Afterwards the final save cannot be taken back. */
export const sendLettersNow = serve(
  sendLettersEndpoint,
  async ({ db, clock, config: { siteUrl } }, { params: { id }, user, now }) => {
    const selection = await requireSelection(db, id, null)
    if (!selection.is_final) throw problem('selection_not_final')
    if (!(await sendResultMails({ db, siteUrl, masterclass_id: id, actor_id: user.id, now })))
      throw problem('results_sent')
    return officeView(await requireSelection(db, id, null), clock.today())
  },
)
