import { foldAccents } from '@academy/contract/base/fold-accents'
import { shareOut } from '@academy/contract/base/share-out'
import type { MatchReason } from '@academy/contract/money/bank/schemas'
import type { StatementLine } from '../../../base/camt/statement.ts'

interface OpenAmount {
  invoice_id: number
  outstanding_cents: number
  due_date: string
}

interface AmountToMatch {
  invoice_id: number
  amount_cents: number
}

// Enough for everything that a family owes, and quick to try.
const MAX_INVOICES = 12

const byDueDate = (one: OpenAmount, other: OpenAmount) =>
  one.due_date.localeCompare(other.due_date) || one.invoice_id - other.invoice_id

const sumOf = (invoices: readonly OpenAmount[]) =>
  invoices.reduce((sum, { outstanding_cents }) => sum + outstanding_cents, 0)

/** All selections of these invoices that come to the amount, those of few and early due invoices first. */
export const selectionsOf = <I extends OpenAmount>(invoices: readonly I[], amount_cents: number): I[][] => {
  const sorted = [...invoices].sort(byDueDate).slice(0, MAX_INVOICES)
  const found: I[][] = []
  const add = (from: number, chosen: I[], left: number): void => {
    if (left === 0 && chosen.length > 0) found.push(chosen)
    if (left <= 0) return
    for (const [index, invoice] of sorted.slice(from).entries())
      add(from + index + 1, [...chosen, invoice], left - invoice.outstanding_cents)
  }
  add(0, [], amount_cents)
  return found.sort((one, other) => one.length - other.length)
}

/** Divides an amount among invoices, the earliest due first. The rest is credit. */
export const divide = (invoices: readonly OpenAmount[], amount_cents: number) => {
  const limits = [...invoices]
    .sort(byDueDate)
    .map(({ invoice_id, outstanding_cents }) => ({ id: invoice_id, cents: outstanding_cents }))
  const wanted = shareOut(amount_cents, limits).map(
    ({ id, cents }): AmountToMatch => ({ invoice_id: id, amount_cents: cents }),
  )
  return { wanted, credit_cents: wanted.reduce((left, part) => left - part.amount_cents, amount_cents) }
}

export const isPaidBy = (invoices: readonly OpenAmount[], amount_cents: number): boolean =>
  invoices.length > 0 && sumOf(invoices) === amount_cents

/** Whether an amount is that of the invoices, or less or more. */
export const amountReason = (invoices: readonly OpenAmount[], amount_cents: number) => {
  const open = sumOf(invoices)
  if (open === amount_cents) return invoices.length === 1 ? 'amount' : 'amount_sum'
  return amount_cents < open ? 'amount_less' : 'amount_more'
}

/** Folds accents and the spelling of umlauts with an e: Kössler and KOESSLER are the same. */
const fold = (text: string): string => foldAccents(text).replace(/(?<=[aou])e/g, '')

const words = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words of a name, for comparison. */
const nameWords = words

/** A text with its line breaks as spaces, and without them: a bank may cut a line anywhere. */
const joined = (text: string): string[] =>
  text.includes('\n') ? [text.replaceAll('\n', ' '), text.replaceAll('\n', '')] : [text]

/** All words of a text, for the search of names. */
const textWords = (...texts: string[]): Set<string> => new Set(texts.flatMap(joined).flatMap(words))

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Payment references in a text, whatever spaces they have. Their check digits make a chance hit unlikely. */
export const referencesIn = (text: string): string[] => {
  const found = compact(text).matchAll(/(?=(RF\d{2}20\d{2}\d{4,6}))/g)
  return [...found].flatMap(([, longest = '']) => [longest, longest.slice(0, -1), longest.slice(0, -2)])
}

const numberPattern = /(?<!\d)(20\d\d)[\s\-–/._]*(\d{4,6})(?!\d)/g

/** Invoice numbers in a text, as `2027-0001`. */
export const invoiceNumbersIn = (text: string): string[] =>
  joined(text).flatMap(line =>
    [...line.matchAll(numberPattern)].map(([, year, number]) => `${year}-${number}`),
  )

/** What the matcher reads of a line. */
export type MatchLine = Pick<
  StatementLine,
  | 'booked_on'
  | 'amount_cents'
  | 'direction'
  | 'is_return'
  | 'end_to_end_id'
  | 'references'
  | 'remittance'
  | 'party_name'
  | 'party_iban'
  | 'ultimate_name'
>

export interface KnownInvoice extends OpenAmount {
  invoice_number: string
  reference: string
  account_id: number
  is_cancelled: boolean
}

export interface KnownPerson {
  account_id: number
  first_name: string
  last_name: string
  /** Bank accounts from which earlier lines were booked for this person. */
  ibans: string[]
  /** Where the person wants a refund to. */
  refund_iban: string | null
  credit_cents: number
}

/** A payment or, if negative, a refund that was not undone. */
interface KnownEntry {
  payment_id: number
  account_id: number
  amount_cents: number
  paid_on: string
  /** The bank account of the line that it was booked from; null if it was entered by hand. */
  party_iban: string | null
}

export interface KnownRows {
  invoices: KnownInvoice[]
  people: KnownPerson[]
  entries: KnownEntry[]
}

type NameReason = Extract<MatchReason, 'payer_name' | 'name_in_text' | 'last_name' | 'known_account'>
type NumberReason = Extract<MatchReason, 'reference' | 'reference_in_text' | 'invoice_number'>

/** What a line says about invoices and people. */
export interface Evidence {
  invoices: Map<KnownInvoice, NumberReason>
  people: Map<number, Set<NameReason>>
}

interface NamedPerson {
  account_id: number
  first: string[]
  last: string[]
}

/** Known data, prepared for many lines. */
export interface MatchIndex {
  known: KnownRows
  byReference: Map<string, KnownInvoice>
  byNumber: Map<string, KnownInvoice>
  byLastName: Map<string, NamedPerson[]>
  byIban: Map<string, number[]>
  openOf: Map<number, KnownInvoice[]>
}

const grouped = <K, V>(pairs: Iterable<readonly [K, V]>): Map<K, V[]> => {
  const groups = new Map<K, V[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

export const indexOf = (known: KnownRows): MatchIndex => {
  const names = known.people.map(({ account_id, first_name, last_name }) => ({
    account_id,
    first: nameWords(first_name),
    last: nameWords(last_name),
  }))
  const open = known.invoices.filter(invoice => invoice.outstanding_cents > 0)
  return {
    known,
    byReference: new Map(known.invoices.map(invoice => [invoice.reference, invoice])),
    byNumber: new Map(known.invoices.map(invoice => [invoice.invoice_number, invoice])),
    byLastName: grouped(names.flatMap(name => name.last.slice(-1).map(word => [word, name] as const))),
    byIban: grouped(
      known.people.flatMap(person => person.ibans.map(iban => [iban, person.account_id] as const)),
    ),
    openOf: grouped(open.map(invoice => [invoice.account_id, invoice] as const)),
  }
}

const invoicesIn = (line: MatchLine, { byReference, byNumber }: MatchIndex): Evidence['invoices'] => {
  const text = `${line.remittance}\n${line.end_to_end_id}`
  const found: (readonly [KnownInvoice | undefined, NumberReason])[] = [
    ...line.references.flatMap(value =>
      referencesIn(value).map(reference => [byReference.get(reference), 'reference'] as const),
    ),
    ...referencesIn(text).map(reference => [byReference.get(reference), 'reference_in_text'] as const),
    ...[line.remittance, line.end_to_end_id]
      .flatMap(invoiceNumbersIn)
      .map(number => [byNumber.get(number), 'invoice_number'] as const),
  ]
  const invoices: Evidence['invoices'] = new Map()
  for (const [invoice, reason] of found) if (invoice && !invoices.has(invoice)) invoices.set(invoice, reason)
  return invoices
}

const sources = (line: MatchLine): [Set<string>, NameReason][] => [
  [textWords(line.ultimate_name), 'name_in_text'],
  [textWords(line.remittance), 'name_in_text'],
  [textWords(line.party_name), 'payer_name'],
]

const nameReason = (words: Set<string>, reason: NameReason, { first, last }: NamedPerson) => {
  if (!last.every(word => words.has(word))) return undefined
  if (first.some(word => word.length > 1 && words.has(word))) return reason
  return reason === 'payer_name' ? 'last_name' : undefined
}

const peopleIn = (line: MatchLine, { byLastName, byIban }: MatchIndex): Evidence['people'] => {
  const people: Evidence['people'] = new Map()
  const add = (account_id: number, reason: NameReason) =>
    people.set(account_id, (people.get(account_id) ?? new Set()).add(reason))
  for (const [words, reason] of sources(line))
    for (const person of new Set([...words].flatMap(word => byLastName.get(word) ?? []))) {
      const found = nameReason(words, reason, person)
      if (found) add(person.account_id, found)
    }
  for (const account_id of line.party_iban ? (byIban.get(line.party_iban) ?? []) : [])
    add(account_id, 'known_account')
  return people
}

export const evidenceOf = (line: MatchLine, index: MatchIndex): Evidence => ({
  invoices: invoicesIn(line, index),
  people: peopleIn(line, index),
})

/** Whether somebody is named in full, or pays from an account that is known. */
export const isNamed = (reasons: ReadonlySet<MatchReason> | undefined): boolean =>
  reasons !== undefined &&
  ['payer_name', 'name_in_text', 'known_account'].some(reason => reasons.has(reason as MatchReason))
