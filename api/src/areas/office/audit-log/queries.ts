import type { RecordKind } from '@academy/contract/office/audit-log/actions'
import { actionsByKind } from '@academy/contract/office/audit-log/actions'
import { ENTRIES_PER_PAGE, MAX_ENTRIES, type RecordEntry } from '@academy/contract/office/audit-log/schemas'
import { accountsWith } from '../../../db/accounts-with.ts'
import { json, nullable, number, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { aboutFields } from './about.ts'

const person = (column: string) => `(
  select json_build_object('id', id, 'full_name', full_name(first_name, last_name)) from accounts where id = ${column})`

/** The conditions that change the plan of the statement; the days are always there. */
interface Choice {
  byPerson: boolean
  byKind: boolean
  bySearch: boolean
}

const ofFound = (column: string) => `${column} in (${accountsWith('$4::text')})`

// All statements take the same parameters, so an unused one is only named.
const whereOf = ({ byPerson, byKind, bySearch }: Choice) => `at >= $1 and at < $2
  and ${byPerson ? '(account_id = $3 or actor_id = $3)' : '$3::int is null'}
  and ${bySearch ? `(${ofFound('account_id')} or ${ofFound('actor_id')})` : '$4::text is not null'}
  and ${byKind ? 'action = any($5)' : '$5::text[] is null'}`

interface RecordPage {
  entries: RecordEntry[]
  total: number
  person_name: string | null
}
type Values = [
  from: Date,
  before: Date,
  person: number | null,
  search: string,
  actions: readonly string[] | null,
  offset: number,
]

const pageStatement = (choice: Choice) =>
  fixedStatement<RecordPage, Values>({ entries: json(), total: number(), person_name: nullable(text()) })(`
  with matching as materialized (
    select id, at from audit_log where ${whereOf(choice)} order by at desc, id desc limit ${MAX_ENTRIES}),
  page as (select id from matching order by at desc, id desc limit ${ENTRIES_PER_PAGE} offset $6)
  select (select count(*) from matching)::int as total,
    (select full_name(first_name, last_name) from accounts where id = $3) as person_name,
    (select coalesce(json_agg(json_build_object('id', e.id, 'at', e.at, 'action', e.action, 'address', e.address,
      'actor', ${person('e.actor_id')}, 'person', ${person('e.account_id')},
      ${aboutFields('e.details')}, 'details', e.details) order by e.at desc, e.id desc), '[]')
    from page join audit_log e on e.id = page.id) as entries`)

const keyOf = ({ byPerson, byKind, bySearch }: Choice) => [byPerson, byKind, bySearch].map(Number).join('')
const both = [false, true]
const statements = new Map(
  both
    .flatMap(byPerson => both.flatMap(byKind => both.map(bySearch => ({ byPerson, byKind, bySearch }))))
    .map(choice => [keyOf(choice), pageStatement(choice)]),
)

export interface Wanted {
  search: string
  person?: number | undefined
  kind?: RecordKind | undefined
  from: Date
  before: Date
}

export const findEntries = async (
  db: Db,
  { search, person, kind, from, before }: Wanted,
  page: number,
): Promise<RecordPage> => {
  const choice = { byPerson: person !== undefined, byKind: kind !== undefined, bySearch: search !== '' }
  const actions = kind ? actionsByKind[kind] : null
  const offset = (page - 1) * ENTRIES_PER_PAGE
  const values = [from, before, person ?? null, search, actions, offset] as const
  const [found] = (await statements.get(keyOf(choice))?.(db, ...values)) ?? []
  if (!found) throw new Error('The record returned no row')
  return found
}
