import { type DeletedKind, FORESEEN_PER_PAGE, type ForeseenKind } from '@academy/contract/base/retention'
import type { Deleted, RetentionChange } from '@academy/contract/privacy/retention/schemas'
import { text as columnText, day, instant, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { clearableIbans } from '../../money/index.ts'
import { materialEnd, materialTables } from '../../people/index.ts'
import { goesAt, isDormant, withNotice } from '../erasure/dormant-queries.ts'

/** Data that a job deletes when its moment and then a period have passed. */
interface Expiring {
  from: string
  /** The moment from which the period counts. */
  moment: string
  where?: string
  /** Whom it concerns: the account, or the name of somebody without one. */
  owner?: { id: string } | { name: string }
}

/** The same conditions as in the statements that delete; a test compares them. Accounts have statements of their own. */
const expiring: Record<Exclude<ForeseenKind, 'account'>, Expiring> = {
  erasure: {
    from: 'erasure_requests',
    moment: 'erase_after',
    where: 'cancelled_at is null and erasure_requests.erased_at is null and account_id is not null',
    owner: { id: 'account_id' },
  },
  material: {
    from: materialTables,
    moment: `(${materialEnd})::timestamptz`,
    where: 'material_removed_at is null',
    owner: { id: 'applications.account_id' },
  },
  parent_consent: {
    from: 'parent_consents join academies on academies.id = academy_id',
    moment: 'end_date_academy::timestamptz',
    owner: { id: 'account_id' },
  },
  messages: { from: 'contact_messages', moment: 'created_at' },
  mails: { from: 'outbox', moment: 'created_at' },
  invitations: {
    from: 'invitations',
    moment: 'expires_at',
    owner: { name: `coalesce(full_name(invitations.first_name, invitations.last_name), invitations.email)` },
  },
  bank_details: {
    ...clearableIbans,
    moment: 'refund.paid_on::timestamptz',
    owner: { id: 'request.account_id' },
  },
  addresses: { from: 'audit_log', moment: 'at', where: 'address is not null' },
  record: { from: 'audit_log', moment: 'at' },
}

const countColumns = {
  count: number(),
  first: nullable(instant()),
}
type Count = RowOf<typeof countColumns>

const countStatement = <Values extends unknown[]>(text: string) => fixedStatement(countColumns)<Values>(text)

const whereOf = ({ moment, where }: Expiring) => `where ${moment} < $1 ${where ? `and ${where}` : ''}`

const counts = new Map(
  Object.entries(expiring).map(([kind, data]) => [
    kind,
    countStatement<[before: Date]>(
      `select count(*)::int as count, min(${data.moment}) as first from ${data.from} ${whereOf(data)}`,
    ),
  ]),
)

/** Returns how much of a kind is from before a moment, and the moment of the oldest. */
export const countOver = async (db: Db, kind: ForeseenKind, before: Date): Promise<Count> => {
  const [found] = (await counts.get(kind)?.(db, before)) ?? []
  return found ?? { count: 0, first: null }
}

const concernedColumns = {
  id: nullable(number()),
  name: columnText(),
  moment: instant(),
}
/** Whom something concerns, with the moment from which its period counts. */
export type ConcernedPerson = RowOf<typeof concernedColumns>

const peopleStatement = <Values extends unknown[]>(text: string) =>
  fixedStatement(concernedColumns)<Values>(text)

const namesOf = ({ from, moment, owner, ...rest }: Expiring & { owner: NonNullable<Expiring['owner']> }) =>
  'id' in owner
    ? `select owner.id, full_name(owner.first_name, owner.last_name) as name, ${moment} as moment
       from ${from} join accounts owner on owner.id = ${owner.id} ${whereOf({ from, moment, ...rest })}`
    : `select null::int as id, ${owner.name} as name, ${moment} as moment
       from ${from} ${whereOf({ from, moment, ...rest })}`

const people = new Map(
  Object.entries(expiring).flatMap(([kind, { owner, ...data }]) =>
    owner
      ? [
          [
            kind,
            peopleStatement<[before: Date, offset: number]>(
              `${namesOf({ ...data, owner })} order by moment, name, id limit ${FORESEEN_PER_PAGE} offset $2`,
            ),
          ] as const,
        ]
      : [],
  ),
)

/** Returns a page of those whose data of a kind is from before a moment. */
export const findConcerned = async (
  db: Db,
  kind: ForeseenKind,
  before: Date,
  offset: number,
): Promise<ConcernedPerson[]> => (await people.get(kind)?.(db, before, offset)) ?? []

const deletedStatement = fixedStatement<Deleted>({
  kind: columnText<DeletedKind>(),
  day: day(),
  count: number(),
})<[since: string]>(
  'select kind, day, count from retention_deletions where day >= $1::date order by day desc, kind',
)

export const findDeleted = (db: Db, since: string): Promise<Deleted[]> => deletedStatement(db, since)

/** Which accounts, and the years that they are kept after the last login. */
interface DormancySearch {
  before: Date
  today: string
  years: number
  now: Date
}
const valuesOf = ({ before, today, years, now }: DormancySearch) => [before, today, years, now] as const
type Values = [before: Date, today: string, years: number, now: Date]

const found = `from accounts ${withNotice} where last_login_at < $1 and ${isDormant('$2::date')}`
const goes = goesAt('$3::int', '$4::timestamptz')

const dormantCount = fixedStatement({
  count: number(),
  first: nullable(instant()),
})<Values>(`select count(*)::int as count, min(${goes}) as first ${found}`)

/** Returns how many accounts nobody uses, and when the first one is erased. */
export const countDormant = async (db: Db, wanted: DormancySearch) =>
  (await dormantCount(db, ...valuesOf(wanted)))[0] ?? { count: 0, first: null }

const dormantPeople = fixedStatement({ id: number(), name: text(), moment: instant() })<
  [...Values, offset: number]
>(`
  select accounts.id, full_name(first_name, last_name) as name, ${goes} as moment ${found}
  order by moment, name, accounts.id limit ${FORESEEN_PER_PAGE} offset $5`)

/** Returns a page of them, with the moment at which they are erased. */
export const findDormantPeople = (db: Db, wanted: DormancySearch, offset: number) =>
  dormantPeople(db, ...valuesOf(wanted), offset)

/** Stores the periods, unless somebody has changed this version. Returns whether it did. */
export const updatePeriods = async (tx: Tx, { version, ...amounts }: RetentionChange): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('retention_settings')
    .set({ ...amounts, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
