import type { Tx } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { releaseBookings } from '../lodging/release.ts'
import { sendResults } from './mails.ts'
import { findSelection, lockSelection, type Owner } from './queries.ts'
import type { Result } from './result-queries.ts'
import { finalizeRefusal, type Selection } from './rules.ts'
import { saveResults } from './save-results.ts'

interface FinalSave {
  masterclass_id: number
  /** Null for the office, which may finalize any selection; a teacher only their own. */
  owner: Owner
  actor_id: number
  now: Date
  /** How the selection is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockSelection
}

/** Frees the rooms of applicants without a place. The result mail informs them. */
const releaseRooms = async (tx: Tx, results: Result[], actor_id: number, now: Date) => {
  const rejected = results.filter(({ outcome }) => outcome !== 'accepted')
  const academy_id = rejected[0]?.academy_id
  if (academy_id === undefined) return []
  const account_ids = rejected.map(({ account_id }) => account_id)
  return releaseBookings(tx, { account_ids, academy_id, actor_id }, now)
}

const finalizeLocked = async ({ clock, config }: Services, tx: Tx, save: FinalSave) => {
  const { masterclass_id, owner, actor_id, now, lock = lockSelection } = save
  const loadSelection = async () => {
    const selection = await findSelection(tx, masterclass_id, owner)
    if (!selection) throw problem('not_found')
    return selection
  }
  // Check before locking, too: no one may block a masterclass that is not theirs.
  await loadSelection()
  if (!(await lock(tx, masterclass_id))) return undefined
  const refusal = finalizeRefusal(await loadSelection(), clock.today())
  if (refusal) throw problem(refusal)

  const saved = await saveResults(tx, masterclass_id, actor_id, now)
  const results = saved.map(({ result }) => result)
  const released = await releaseRooms(tx, results, actor_id, now)
  const counts = { accepted: 0, reserve: 0, rejected: 0, unpaid: 0 }
  for (const { outcome } of results) counts[outcome]++
  const mails = saved.map(result => ({
    ...result,
    rooms: released.filter(({ booking }) => booking.person.id === result.result.account_id),
  }))
  await sendResults(tx, config.siteUrl, mails, now)
  const details = { masterclass_id, ...counts, released: released.length }
  await audit(tx, { at: now, action: 'selection_final', actor_id, details })
  return loadSelection()
}

const MAX_ATTEMPTS = 20

/** Finalizes a selection: results, invoices, freed rooms and mails in one transaction, once. */
export const finalizeMasterclass = async (services: Services, save: FinalSave): Promise<Selection> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const selection = await services.db.transaction().execute(tx => finalizeLocked(services, tx, save))
    if (selection) return selection
  }
  // New applications keep arriving faster than their accounts can be locked, and they are undecided.
  throw problem('decisions_open')
}
