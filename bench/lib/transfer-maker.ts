// Makes people, invoices and transfers, each with what it is meant for. All names are invented.

import { creditorReference } from '@academy/contract/base/iban'
import type {
  KnownInvoice,
  KnownPerson,
  KnownRows,
  MatchLine,
} from '../../api/src/areas/money/bank/match-evidence.ts'

/** What a transfer is meant for: invoices of an account, a refund, an entry that exists, or nothing of ours. */
export type Truth =
  | { kind: 'payment'; account_ids: number[]; invoice_ids: number[] }
  | { kind: 'refund'; account_id: number }
  | { kind: 'recorded' | 'undo'; payment_id: number }
  | { kind: 'none' }

export interface Transfer {
  what: string
  line: MatchLine
  truth: Truth
}

const firstNames =
  'Anna Björn Clara Dragan Elif François Günther Hana Ilse Jürgen Katarína Lê Matěj Nóra Oğuz Péter Quirin Rūta Søren Tamás Ursula Václav Wiebke Xaver Yuki Zoë'.split(
    ' ',
  )
export const lastNames =
  'Aumüller Brüggemann Castelló Dvořan Eßler Fjellström Großmann Håkansson Ivanović Jägermann Kössler Łukowski Müllner Nyström Öllinger Pöschl Quarantini Rößner Şahinoğlu Tögel Übelhör Vörös Weißhaupt Xanthou Yılmazer Žižkovský van-der-Aa De-Luca'.split(
    ' ',
  )

/** A small generator with a fixed start, so that every run has the same transfers. */
const generator = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

export const plain = (text: string) =>
  text.replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
export const spaced = (reference: string) => reference.replace(/(.{4})/g, '$1 ').trim()
export const lines35 = (text: string) => text.match(/.{1,35}/g)?.join('\n') ?? ''
export const ibanOf = (id: number) => `AT00${String(id).padStart(16, '0')}`

/** Starts without anybody; people, invoices and transfers are added one by one. */
export const transferMaker = () => {
  const random = generator(2027)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const people: KnownPerson[] = []
  const invoices: KnownInvoice[] = []
  const entries: KnownRows['entries'] = []
  const transfers: Transfer[] = []

  const invoice = (account_id: number, cents: number): KnownInvoice => {
    const invoice_id = invoices.length + 1
    const number = String(invoice_id).padStart(4, '0')
    const made = {
      invoice_id,
      invoice_number: `2027-${number}`,
      reference: creditorReference(`2027${number}`),
      account_id,
      outstanding_cents: cents,
      due_date: `2027-0${1 + Math.floor(random() * 6)}-15`,
      is_cancelled: false,
    }
    invoices.push(made)
    return made
  }
  const person = (last_name = pick(lastNames).replaceAll('-', ' ')): KnownPerson => {
    const used = new Set(people.map(one => `${one.first_name} ${one.last_name}`))
    const free = firstNames.filter(name => !used.has(`${name} ${last_name}`))
    const account_id = people.length + 1
    const made = {
      account_id,
      first_name: pick(free),
      last_name,
      ibans: [],
      refund_iban: null,
      credit_cents: 0,
    }
    people.push(made)
    return made
  }
  const nameOf = ({ first_name, last_name }: KnownPerson) => `${first_name} ${last_name}`
  const prices = [42_000, 48_000, 52_000, 62_000, 35_500, 66_000, 58_300]
  const owing = (count = 1, last_name?: string) => {
    const one = person(last_name)
    const owed = Array.from({ length: count }, (_, at) =>
      invoice(one.account_id, at === 0 ? 7500 : pick(prices) + at * 100),
    )
    return { person: one, owed, first: owed[0] as KnownInvoice }
  }
  const parent = (last_name?: string) =>
    `${pick(['Gerda', 'Norbert', 'Irmgard', 'Ottokar'])} ${last_name ?? pick(['Hinterseer', 'Wallinger', 'Brandauer'])}`
  const add = (what: string, given: Partial<MatchLine>, truth: Truth) =>
    transfers.push({
      what,
      truth,
      line: {
        booked_on: '2027-04-20',
        amount_cents: 0,
        direction: 'in',
        is_return: false,
        end_to_end_id: '',
        references: [],
        remittance: '',
        party_name: '',
        party_iban: '',
        ultimate_name: '',
        ...given,
      },
    })
  const pays = (what: string, owed: readonly KnownInvoice[], given: Partial<MatchLine>) =>
    add(
      what,
      { amount_cents: owed.reduce((sum, one) => sum + one.outstanding_cents, 0), ...given },
      {
        kind: 'payment',
        account_ids: [...new Set(owed.map(one => one.account_id))],
        invoice_ids: owed.map(one => one.invoice_id),
      },
    )
  const times = (count: number, work: () => void) => {
    for (let at = 0; at < count; at++) work()
  }

  return {
    known: { invoices, people, entries },
    transfers,
    random,
    pick,
    person,
    owing,
    parent,
    nameOf,
    add,
    pays,
    times,
  }
}
