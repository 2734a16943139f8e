import * as office from '@academy/contract/admission/selection/office-endpoints'
import type { OfficeDecisions, OfficeDecisionsInput } from '@academy/contract/admission/selection/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { byName } from '@academy/contract/base/name-order'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { type DecisionRow, findDecisions, setDecisions } from './decision-queries.ts'
import { findSelection } from './queries.ts'

const load = async (db: Db | Tx, id: number, locale: Locale): Promise<OfficeDecisions> => {
  const selection = await findSelection(db, id, null)
  if (!selection) throw problem('not_found')
  if (selection.is_final) throw problem('selection_final')
  const { card } = selection
  const name = `${card.instrument[`name_${locale}`]}, ${card.teacher_first_name} ${card.teacher_last_name}`
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
      const selection = await findSelection(tx, id, null)
      if (!selection) throw problem('not_found')
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
