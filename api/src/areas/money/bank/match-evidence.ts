import type { MatchReason } from '@academy/contract/money/bank/schemas'
import type { StatementLine } from '../../../base/camt/statement.ts'
import type { OpenAmount } from './match-amounts.ts'
import { invoiceNumbersIn, nameWords, referencesIn, textWords } from './match-text.ts'

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

export interface Known {
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
  known: Known
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

export const indexOf = (known: Known): MatchIndex => {
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
