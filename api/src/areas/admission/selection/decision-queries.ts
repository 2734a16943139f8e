import type { Decision } from '@academy/contract/admission/selection/schemas'
import { boolean, json, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { recordingTitles } from '../applications/own-queries.ts'

const addStatement = fixedStatement({ id: number() })<[id: number]>(`
  update applications application
  set is_accepted = false, reserve_rank = coalesce(reserve_rank, (
    select coalesce(max(other.reserve_rank), 0) + 1
    from applications other where other.masterclass_id = application.masterclass_id))
  where id = $1
  returning id`)

/** Puts an application at the end of the waiting list, or leaves it where it is. The masterclass is locked. */
export const addReserve = (tx: Tx, id: number) => addStatement(tx, id)

const orderStatement = fixedStatement({
  id: number(),
})<[masterclass_id: number, ids: number[]]>(`
  update applications
  set reserve_rank = array_position($2::int[], id)
  where masterclass_id = $1 and reserve_rank is not null
  returning id`)

/** Gives everybody on the waiting list the rank of this order; applications that are not named were withdrawn. */
export const setReserveOrder = (tx: Tx, masterclass_id: number, ids: number[]) =>
  orderStatement(tx, masterclass_id, ids)

/** Returns the waiting list in its order, without those who have withdrawn. */
export const findReserves = async (tx: Tx, masterclass_id: number): Promise<number[]> => {
  const reserves = await tx
    .selectFrom('applications')
    .select('id')
    .where('masterclass_id', '=', masterclass_id)
    .where('reserve_rank', 'is not', null)
    .where('status', '<>', 'withdrawn')
    .orderBy('reserve_rank')
    .execute()
  return reserves.map(({ id }) => id)
}

const decisionColumns = {
  application_id: number(),
  account_id: number(),
  full_name: text(),
  first_name: text(),
  last_name: text(),
  age: nullable(number()),
  reserve_rank: nullable(number()),
  is_known: boolean(),
  repertoire: text(),
  comment: text(),
  recordings: json<string[]>(),
  recording_titles: json<string[]>(),
  decision: nullable(text<Decision>()),
}
export type DecisionRow = RowOf<typeof decisionColumns>

const decisionsStatement = fixedStatement<DecisionRow>(decisionColumns)<[masterclass_id: number]>(`
  select p.id as application_id, p.account_id, full_name(person.first_name, person.last_name) as full_name,
    person.first_name, person.last_name, age_on(profile.date_of_birth, a.start_date_academy) as age,
    p.reserve_rank, p.is_known, p.repertoire, p.comment,
    to_json(array_remove(array[p.recording_1, p.recording_2, p.recording_3], '')) as recordings,
    to_json(${recordingTitles('p')}) as recording_titles,
    case when p.is_accepted then 'accept' when p.reserve_rank is not null then 'reserve'
      when not p.is_accepted then 'decline' end as decision
  from forwarded_applications forwarded
  join applications p on p.id = forwarded.application_id
  join accounts person on person.id = p.account_id
  join profiles profile on profile.account_id = person.id
  join masterclasses m on m.id = p.masterclass_id
  join academies a on a.id = m.academy_id
  where forwarded.masterclass_id = $1 and forwarded.status = 'applied'
  order by p.id`)

export const findDecisions = (db: Db | Tx, masterclass_id: number): Promise<DecisionRow[]> =>
  decisionsStatement(db, masterclass_id)

const setStatement = fixedCommand<[decisions: string]>(`
  update applications p
  set is_accepted = case d.decision when 'accept' then true when 'reserve' then false when 'decline' then false end,
    reserve_rank = d.rank
  from json_to_recordset($1::json) as d(application_id int, decision text, rank int)
  where p.id = d.application_id`)

interface NewDecision {
  application_id: number
  decision: Decision | null
  /** Of those on the waiting list. */
  rank: number | null
}

/** Sets all decisions with one statement. The caller has locked the masterclass. */
export const setDecisions = (tx: Tx, decisions: NewDecision[]) => setStatement(tx, JSON.stringify(decisions))
