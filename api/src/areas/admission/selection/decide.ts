import * as contract from '@academy/contract/admission/selection/endpoints'
import * as office from '@academy/contract/admission/selection/office-endpoints'
import type { OfficeDecisions, OfficeDecisionsInput } from '@academy/contract/admission/selection/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { byName, teacherName } from '@academy/contract/base/names'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockMasterclass, shareMasterclass } from '../../../db/locks.ts'
import { requireSelection } from '../permissions.ts'
import { findApplicant } from './applicant-queries.ts'
import { addReserve, type DecisionRow, findDecisions, setDecisions } from './decision-queries.ts'
import { lockOwnApplicant, setDecision } from './queries.ts'
import { applicantView } from './selection.ts'

const load = async (db: Db | Tx, id: number, locale: Locale): Promise<OfficeDecisions> => {
  const selection = await requireSelection(db, id, null)
  if (selection.is_final) throw problem('selection_final')
  const { card } = selection
  const name = `${card.instrument[`name_${locale}`]}, ${teacherName(card)}`
  const rows = await findDecisions(db, id)
  const compare = byName(locale)
  const rankOf = ({ reserve_rank }: DecisionRow) => reserve_rank ?? Number.POSITIVE_INFINITY
  const sorted = rows.toSorted((one, other) =>
    rankOf(one) === rankOf(other) ? compare(one, other) : rankOf(one) - rankOf(other),
  )
  return {
    masterclass: { id, name, places: card.places },
    applicants: sorted.map(({ reserve_rank, ...row }) => row),
  }
}

export const showDecisions = serve(office.officeDecisions, ({ db }, { params, locale }) =>
  load(db, params.id, locale),
)

/** Whether the office saw the applicants and decisions of now. */
const isSeen = (rows: readonly DecisionRow[], { decisions }: OfficeDecisionsInput): boolean => {
  const before = new Map(decisions.map(({ application_id, before }) => [application_id, before]))
  return (
    before.size === rows.length &&
    decisions.length === rows.length &&
    rows.every(({ application_id, decision }) => before.get(application_id) === decision)
  )
}

/** Sets the decisions of a teacher who cannot decide. They stay preliminary until the final save. */
export const decideForTeacher = serve(
  office.decideForTeacher,
  ({ db }, { params: { id }, body, user, locale, now }) =>
    db.transaction().execute(async tx => {
      // A teacher who decides at the same time waits, and so does the final save.
      await lockMasterclass(tx, id)
      const selection = await requireSelection(tx, id, null)
      if (selection.is_final) throw problem('selection_final')
      const rows = await findDecisions(tx, id)
      if (!isSeen(rows, body)) throw problem('changed_meanwhile')
      let rank = 0
      await setDecisions(
        tx,
        body.decisions.map(({ application_id, decision }) => ({
          application_id,
          decision,
          rank: decision === 'reserve' ? ++rank : null,
        })),
      )
      const accounts = new Map(rows.map(({ application_id, account_id }) => [application_id, account_id]))
      for (const { application_id, before, decision } of body.decisions)
        await auditChange(tx, {
          at: now,
          action: 'decided_for_teacher',
          actor_id: user.id,
          account_id: accounts.get(application_id),
          subject: { application_id, masterclass_id: id, reason: body.reason },
          before: { decision: before },
          after: { decision },
        })
      return load(tx, id, locale)
    }),
)

interface Decision {
  application_id: number
  owner: number
  is_accepted: boolean | null
  is_reserve: boolean
  now: Date
}

/** Two who join the waiting list at the same moment would get the same rank, so they lock the masterclass. */
const lockFor = ({ is_reserve }: Decision) => (is_reserve ? lockMasterclass : shareMasterclass)

export const saveDecision = ({ db }: Services, decision: Decision) =>
  db.transaction().execute(async tx => {
    const { application_id, owner, is_accepted, is_reserve, now } = decision
    const locked = await lockOwnApplicant(tx, application_id, owner, lockFor(decision))
    if (!locked) throw problem('not_found')
    if (locked.is_final) throw problem('selection_final')
    if (locked.has_withdrawn) throw problem('application_withdrawn')
    if (is_reserve) await addReserve(tx, application_id)
    else await setDecision(tx, application_id, is_accepted)
    return findApplicant(tx, application_id, now)
  })

/** Accepts, rejects, puts on the waiting list or reopens. Only the teacher sees it until the selection is final. */
export const decide = serve(contract.decide, async (services, { params, body, user, now }) => {
  const decision = { application_id: params.applicationId, owner: user.id, ...body, now }
  const decided = await saveDecision(services, decision)
  if (!decided) throw problem('not_found')
  return applicantView(services, decided, now)
})
