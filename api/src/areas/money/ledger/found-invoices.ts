import { locales } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { parseSignedEuros } from '@academy/contract/base/typed-euros'
import { MAX_LISTED_INVOICES } from '@academy/contract/money/ledger/list-schemas'
import { accountsWith } from '../../../db/accounts-with.ts'

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
export const MAX_FOUND_PEOPLE = 2_000

/** Whether that happened; for statements with `foundInvoices`. */
export const hasTooManyPeople = `(select count(*) > ${MAX_FOUND_PEOPLE} from people)`

const people = `limit ${MAX_FOUND_PEOPLE + 1}`
/** One more than are listed, so that the statement knows whether there are more. */
export const listLimit = `limit ${MAX_LISTED_INVOICES + 1}`

/** A condition for the years from $7 to $8. `+ 0` keeps the planner from reading all invoices of the years instead. */
export const inYears = 'v.year + 0 between $7::int and $8::int'

const ofAmount = (cents: string, byYear: boolean) => `(
    select id from invoices where total_cents = ${cents} ${byYear ? 'and year between $7::int and $8::int' : ''}
    order by year desc, id desc ${listLimit})`

const outstanding = 'b.outstanding_cents > 0 and b.outstanding_cents = $4'

/**
 * The invoices that a search finds (`listed`), as common table expressions. Each way to find one has an index of its own,
 * which one condition with `or` would not use, and a limit, so that no search reads a large part of all invoices.
 * `byYear`: only those of the years from $7 to $8, since each year may have more than are listed.
 */
export const foundInvoices = ({ byYear }: { byYear: boolean }) => {
  const filter = byYear ? `and ${inYears}` : ''
  return `
  asked as materialized (${asked}),
  people as materialized (
    (select id from accounts where search_words @@ (select words from asked) ${people})
    union
    (${accountsWith('$2::text')} and ${isPart('plain_text($2)')} ${people})),
  listed as materialized (
    -- A reference ends with the number of its invoice, without the hyphen. Up to four digits are the number itself.
    (select id from invoices v
    where ${isPart(digits)} and ($5::int is null or length($3) > 4) and trigrams(reference) @> trigrams(${digits})
      and (strpos(invoice_number, $3) > 0 or strpos(reference, $3) > 0) ${filter} ${listLimit})
    union
    select id from invoices v where number = $5::int ${filter}
    union
    ${ofAmount('$4::int', byYear)}
    union
    ${ofAmount('-$4::int', byYear)}
    union
    (select invoice_id from invoice_balances b ${byYear ? 'join invoices v on v.id = b.invoice_id' : ''}
    where ${outstanding} ${filter} order by invoice_id desc ${listLimit})
    union
    (select v.id from people join invoices v on v.account_id = people.id
    where not ${hasTooManyPeople} ${filter} ${listLimit})
    order by id desc ${listLimit})`
}
