import { type ConcernedKind, MAX_CONCERNED_NAMES } from '@academy/contract/base/concerned'
import type { ConsentKind } from '@academy/contract/base/consent-kinds'
import { FULL_AGE } from '@academy/contract/base/constants'

/** SQL that converts cents to euros: 7500 → 75, 3750 → 37.5. Cast it to float8 outside of JSON. */
export const euros = (cents: string) => `trim_scale((${cents}) / 100.0)`

/** An instant as JSON has it; `instant` is an expression, such as `r.sent_at`. */
export const utc = (instant: string) =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What an account is called; `account` is an expression. Null without an account. */
export const nameOfAccount = (account: string) =>
  `(select full_name(first_name, last_name) from accounts where id = ${account})`

/** The columns named like the fields of a schema, as arguments of `json_build_object`. */
export const schemaFields = ({ shape }: { shape: object }, row: string): string =>
  Object.keys(shape)
    .map(name => `'${name}', ${row}.${name}`)
    .join(', ')

/** A list as JSON, empty without rows; `rest` is what follows `from`. */
export const listOf = (select: string, rest: string, order: string): string =>
  `(select coalesce(json_agg(${select} order by ${order}), '[]') from ${rest})`

/** Returns a `like` pattern that matches the text anywhere, with wildcards in it escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Selects the ids of accounts with a text in their name or address; the text is an expression, such as `$2`. The
 * index finds those with all its groups of three letters. A shorter text has none: all accounts are read.
 */
export const accountsWith = (text: string): string =>
  `select id from accounts where trigrams(search_text) @> trigrams(plain_text(${text}))
    and strpos(search_text, plain_text(${text})) > 0`

/** Of more people with such a name or address nobody knows whom a search means. */
export const MAX_FOUND_PEOPLE = 2_000

/** Like `accountsWith`, but at most so many; of one or two letters only the beginning of a word is looked for. */
export const someAccountsWith = (text: string): string => `(
  (${accountsWith(text)} and length(plain_text(${text})) >= 3 limit ${MAX_FOUND_PEOPLE})
  union all
  (select id from accounts where length(plain_text(${text})) < 3 and search_words @@ (select people_query(${text}, false))
  limit ${MAX_FOUND_PEOPLE}))`

/** SQL that builds a list of `Concerned`. Each part selects one `name` per affected person or entry. */
export const concernedJson = (...parts: [kind: ConcernedKind, names: string][]): string => `(
  select coalesce(json_agg(part), '[]') from (${parts
    .map(
      ([kind, names]) => `
    select '${kind}' as kind, count(*)::int as count,
      (array_agg(name order by name))[1:${MAX_CONCERNED_NAMES}] as names
    from (${names}) entries having count(*) > 0`,
    )
    .join(' union all ')}) part)`

/** An expression: whether somebody is under age on a day, the first one of an academy; not without a day of birth. */
export const isMinorOn = (date_of_birth: string, on: string): string =>
  `coalesce(age_on(${date_of_birth}, ${on}) < ${FULL_AGE}, false)`

/** Whether masterclass `m` is final for accompanists: the office can no longer take it back. */
export const isToldFinal = 'm.finalized_at is not null and m.letters_due_at is null'

/** Whether masterclass `m` of academy `a` is shown to the account of its teacher `t`; `account` is an expression. */
export const isTaughtBy = (account: string): string => `t.account_id = ${account} and not a.is_draft`

/** The same for an account, or null for the office, which sees every masterclass. */
export const isShownTo = (owner: string): string => `(${owner}::int is null or ${isTaughtBy(owner)})`

/** Whether application `p` has reached its teacher, who goes on seeing it when it is withdrawn: see `forwarded_applications`. */
export const hasReachedTeacher = 'p.fee_paid_at is not null'

/** Whether application `p` to such a masterclass has reached the account of its teacher. */
export const hasReached = (account: string): string => `${hasReachedTeacher} and ${isTaughtBy(account)}`

/** SQL: whether a consent of the kind is in force, for the account in an expression. */
export const isConsentInForce = (account_id: string, kind: ConsentKind): string => `exists (
  select from consents where consents.account_id = ${account_id} and kind = '${kind}' and withdrawn_at is null)`

// PostgreSQL rejects lone surrogates in JSON, and a client can send them.
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

/** Serializes any user input to JSON that PostgreSQL accepts. */
export const storableJson = (value: unknown): string => JSON.stringify(value, wellFormed)
