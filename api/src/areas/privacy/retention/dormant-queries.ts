import { FORESEEN_PER_PAGE } from '@academy/contract/privacy/retention/page-size'
import { instant, nullable, number, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { goesAt, isDormant, withNotice } from '../erasure/dormant-queries.ts'

/** Which accounts, and the years that they are kept after the last login. */
interface Wanted {
  before: Date
  today: string
  years: number
  now: Date
}
const valuesOf = ({ before, today, years, now }: Wanted) => [before, today, years, now] as const
type Values = [before: Date, today: string, years: number, now: Date]

const found = `from accounts ${withNotice} where last_login_at < $1 and ${isDormant('$2::date')}`
const goes = goesAt('$3::int', '$4::timestamptz')

const countStatement = fixedStatement<{ count: number; first: Date | null }, Values>({
  count: number(),
  first: nullable(instant()),
})(`select count(*)::int as count, min(${goes}) as first ${found}`)

/** Returns how many accounts nobody uses, and when the first one is erased. */
export const countDormant = async (db: Db, wanted: Wanted) =>
  (await countStatement(db, ...valuesOf(wanted)))[0] ?? { count: 0, first: null }

const peopleStatement = fixedStatement<
  { id: number; name: string; moment: Date },
  [...Values, offset: number]
>({ id: number(), name: text(), moment: instant() })(`
  select accounts.id, full_name(first_name, last_name) as name, ${goes} as moment ${found}
  order by moment, name, accounts.id limit ${FORESEEN_PER_PAGE} offset $5`)

/** Returns a page of them, with the moment at which they are erased. */
export const findDormantPeople = (db: Db, wanted: Wanted, offset: number) =>
  peopleStatement(db, ...valuesOf(wanted), offset)
