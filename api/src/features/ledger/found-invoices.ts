import { locales } from '@academy/contract/lib/locale'
import { centsOf } from '@academy/contract/lib/money'
import { parseSignedEuros } from '@academy/contract/lib/typed-euros'
import { accountsWith } from '../../db/accounts-with.ts'

/** $2 to $5 of the statements. */
export type SearchValues = [search: string, compact: string, cents: number | null, number: number | null]

const MAX_CENTS = 2_147_483_647

/** Returns the amount that a search may mean, in cents. 1,250 and 1.250 are searched as thousands. */
const amountOf = (search: string): number | null => {
  const typed = locales.map(locale => parseSignedEuros(search, locale)).find(euros => !Number.isNaN(euros))
  const cents = typed === undefined ? 0 : Math.abs(centsOf(typed))
  return cents > 0 && cents <= MAX_CENTS ? cents : null
}

export const searchValuesOf = (search: string): SearchValues => {
  const compact = search.replace(/\s/g, '').toUpperCase()
  return [search, compact, amountOf(search), /^\d{1,9}$/.test(compact) ? Number(compact) : null]
}

// Words are compared with double letters as one. No name has three in a row, which would be searched as one letter.
const asked = String.raw`select people_query(case when $2 !~ '([[:alpha:]])\1\1' then $2 end, false) as words`

/** Whether a text is long enough to be searched for in the middle of another, which an index of three letters finds. */
const isPart = (text: string) => `length(${text}) >= 3`

const digits = `replace($3::text, '-', '')`

/** Of more people with such a name nobody knows whom the search means: their invoices are left out, and the list says so. */
export const MAX_FOUND_PEOPLE = 5_000
const limit = `limit ${MAX_FOUND_PEOPLE + 1}`

/** Whether that happened; for statements with `foundInvoices`. */
export const hasTooManyPeople = `(select count(*) > ${MAX_FOUND_PEOPLE} from people)`

/**
 * The invoices that a search finds, as common table expressions. Each way to find one has an index of its own, which
 * one condition with `or` would not use.
 */
export const foundInvoices = `
  asked as materialized (${asked}),
  people as materialized (
    (select id from accounts where search_words @@ (select words from asked) ${limit})
    union
    (${accountsWith('$2::text')} and ${isPart('plain_text($2)')} ${limit})),
  found as materialized (
    -- A reference ends with the number of its invoice, without the hyphen.
    select id from invoices
    where ${isPart(digits)} and trigrams(reference) @> trigrams(${digits})
      and (strpos(invoice_number, $3) > 0 or strpos(reference, $3) > 0)
    union
    select id from invoices where number = $5::int
    union
    select invoice_id from invoice_balances where total_cents in ($4::int, -$4::int)
    union
    select invoice_id from invoice_balances where outstanding_cents > 0 and outstanding_cents = $4
    union
    select v.id from people join invoices v on v.account_id = people.id where not ${hasTooManyPeople})`
