import type { acceptLate as endpoint } from '@academy/contract/selection/endpoints'
import type { Tx } from '../../db/connection.ts'
import { auditChange } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { attachmentOf } from '../invoices/attach.ts'
import { findLateApplicant, lockLateApplicant } from './late-queries.ts'
import { sendResults } from './mails.ts'
import { setAccepted } from './result-queries.ts'
import { lateAcceptanceRefusal } from './rules.ts'
import { invoicePlace } from './save-results.ts'

interface LateAcceptance {
  application_id: number
  actor_id: number
  now: Date
  /** Replaced only in the test that shows why the application is locked. */
  lock?: typeof lockLateApplicant
}

const lockAcceptable = async (tx: Tx, { application_id, now, lock = lockLateApplicant }: LateAcceptance) => {
  const seen = await findLateApplicant(tx, application_id)
  if (!seen) throw problem('not_found')
  await lock(tx, application_id, seen)
  const applicant = await findLateApplicant(tx, application_id)
  if (!applicant) throw problem('not_found')
  const refusal = lateAcceptanceRefusal(applicant, dayInVienna(now))
  if (refusal) throw problem(refusal)
  return applicant
}

/** Gives a declined applicant a place that became free, with its invoice and mail, in one transaction. */
export const acceptLocked = ({ db, config }: Services, acceptance: LateAcceptance): Promise<void> =>
  db.transaction().execute(async tx => {
    const { application_id, actor_id, now } = acceptance
    const { account_id, masterclass_id } = await lockAcceptable(tx, acceptance)
    const result = await setAccepted(tx, application_id)
    if (!result) throw problem('not_found')
    const invoices = result.participation_fee_cents > 0 ? [await invoicePlace(tx, result, now)] : []
    const invoiceAttachments = invoices.map(attachmentOf)
    const mail = { result, key: `accepted-late:${application_id}`, invoiceAttachments, rooms: [] }
    await sendResults(tx, config.siteUrl, [mail], now)
    await auditChange(tx, {
      at: now,
      action: 'accepted_late',
      actor_id,
      account_id,
      subject: { application_id, masterclass_id },
      before: { status: 'rejected' },
      after: { status: 'accepted' },
    })
  })

export const acceptLate: Verb<typeof endpoint> = async (services, { params, user, now }) => {
  await acceptLocked(services, { application_id: params.id, actor_id: user.id, now })
  return undefined
}
