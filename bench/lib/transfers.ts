// Made-up transfers of the kinds that reach an academy.
import type { KnownInvoice } from '../../api/src/areas/money/bank/match-evidence.ts'
import { ibanOf, lastNames, lines35, plain, spaced, transferMaker } from './transfer-maker.ts'

type Maker = ReturnType<typeof transferMaker>

const addWithReferences = ({ random, pick, owing, parent, nameOf, pays, times }: Maker) => {
  times(50, () => {
    const { person, first } = owing(1 + Math.floor(random() * 3))
    pays('structured reference', [first], {
      references: [first.reference],
      party_name: pick([nameOf(person), parent()]),
    })
  })
  times(30, () => {
    const { first } = owing(2)
    const text = pick([
      spaced(first.reference).toLowerCase(),
      `Ref. ${first.reference}`,
      `Gebühr ${spaced(first.reference)} 75,00 EUR`,
    ])
    pays('reference in the text', [first], { remittance: text, party_name: parent() })
  })
  times(12, () => {
    const { person, first } = owing(2)
    const text = lines35(`Bearbeitungsgebuehr ${plain(nameOf(person))} `.padEnd(33, '.') + first.reference)
    pays('reference cut by the bank', [first], { remittance: text, party_name: parent() })
  })
  times(20, () => {
    const { person, owed } = owing(2)
    const one = pick(owed)
    const number = pick([
      one.invoice_number,
      one.invoice_number.replace('-', '/'),
      one.invoice_number.replace('-', ' '),
    ])
    pays('invoice number and name', [one], {
      remittance: `Rechnung Nr. ${number}`,
      party_name: nameOf(person),
    })
  })
  times(15, () => {
    const { person, first } = owing(2)
    const text = `RG ${first.invoice_number} für ${plain(person.first_name)} ${plain(person.last_name)}`
    pays('invoice number, somebody else pays', [first], { remittance: text, party_name: parent() })
  })
  times(8, () => {
    const { first } = owing(1)
    pays('invoice number alone', [first], { remittance: first.invoice_number, party_name: parent() })
  })
}

const addOthers = ({ known, pick, person, owing, parent, nameOf, add, pays, times }: Maker) => {
  const { entries } = known
  times(20, () => {
    const { person, owed } = owing(2)
    pays('name and amount', [pick(owed)], {
      party_name: nameOf(person),
      remittance: pick(['', 'Kursgebühr', 'Danke!']),
    })
  })
  times(12, () => {
    const { person, owed } = owing(2)
    const name = plain(`${person.last_name} ${person.first_name}`).toUpperCase()
    pays('name in another spelling and order', [pick(owed)], { party_name: name })
  })
  times(15, () => {
    const { person, owed } = owing(3)
    pays('somebody else pays and names the person', [owed[1] as KnownInvoice], {
      party_name: parent(person.last_name),
      remittance: pick([
        `Kurs ${nameOf(person)}`,
        lines35(`Sommerakademie Teilnahmegebühr für ${nameOf(person)}`),
      ]),
    })
  })
  times(10, () => {
    const { owed } = owing(2)
    const [one, other] = owed as [KnownInvoice, KnownInvoice]
    pays('two references', owed, {
      remittance: `${one.reference} ${spaced(other.reference)}`,
      party_name: parent(),
    })
  })
  times(8, () => {
    const { person, owed, first } = owing(2)
    pays('one reference, two invoices', owed, { references: [first.reference], party_name: nameOf(person) })
  })
  times(8, () => {
    const name = pick(lastNames).replaceAll('-', ' ')
    const [one, other] = [owing(1, name), owing(1, name)]
    pays('two people in one transfer', [one.first, other.first], {
      party_name: parent(name),
      remittance: `${nameOf(one.person)} und ${nameOf(other.person)}`,
    })
  })
  times(8, () => {
    const { person, first } = owing(1)
    const wrong = first.reference.replace(/^RF../, 'RF00')
    pays('reference with wrong check digits', [first], {
      remittance: spaced(wrong),
      party_name: nameOf(person),
    })
  })
  times(8, () => {
    const { person, first } = owing(1)
    const amount_cents = first.outstanding_cents + pick([-500, 1000, -2500])
    pays('reference, other amount', [first], {
      amount_cents,
      references: [first.reference],
      party_name: nameOf(person),
    })
  })
  times(6, () => {
    const { person, first } = owing(1)
    first.outstanding_cents = 0
    add(
      'paid twice',
      { amount_cents: 7500, references: [first.reference], party_name: nameOf(person) },
      { kind: 'payment', account_ids: [person.account_id], invoice_ids: [] },
    )
  })
  times(8, () => {
    const { person, owed } = owing(2)
    const one = owed[1] as KnownInvoice
    person.ibans.push(ibanOf(person.account_id))
    pays('from a known account', [one], { party_iban: ibanOf(person.account_id), party_name: nameOf(person) })
  })
  times(6, () => {
    const { first } = owing(1)
    pays('nothing but the amount', [first], { party_name: parent(), remittance: 'Überweisung' })
  })
  times(8, () => {
    const { person, first } = owing(1)
    first.outstanding_cents = 0
    const payment_id = entries.length + 1
    entries.push({
      payment_id,
      account_id: person.account_id,
      amount_cents: 7500,
      paid_on: '2027-04-18',
      party_iban: null,
    })
    add(
      'entered by hand before',
      { amount_cents: 7500, references: [first.reference], party_name: nameOf(person) },
      { kind: 'recorded', payment_id },
    )
  })
  times(8, () => {
    const one = person()
    const credit = pick([5000, 12_000, 33_000])
    Object.assign(one, { credit_cents: credit, refund_iban: ibanOf(one.account_id) })
    add(
      'refund',
      { direction: 'out', amount_cents: credit, party_name: nameOf(one), party_iban: ibanOf(one.account_id) },
      { kind: 'refund', account_id: one.account_id },
    )
  })
  times(6, () => {
    const { person, first } = owing(1)
    first.outstanding_cents = 0
    const payment_id = entries.length + 1
    const party_iban = ibanOf(person.account_id)
    entries.push({
      payment_id,
      account_id: person.account_id,
      amount_cents: 7500,
      paid_on: '2027-04-10',
      party_iban,
    })
    add(
      'money that the bank took back',
      { direction: 'out', is_return: true, amount_cents: 7500, party_iban, references: [first.reference] },
      { kind: 'undo', payment_id },
    )
  })
  const foreign: [string, number][] = [
    ['Spende Orchesterverein Obertal', 10_000],
    ['Zinsen 1. Quartal 2027', 312],
    ['Abendkasse Konzert vom 2027-04-12', 48_050],
    ['Fördermittel Land, GZ 2027 4711', 250_000],
    ['Miete Probenraum', 18_000],
  ]
  times(4, () => {
    for (const [remittance, amount_cents] of foreign)
      add('other money', { remittance, amount_cents, party_name: parent() }, { kind: 'none' })
  })
}

export const makeTransfers = () => {
  const maker = transferMaker()
  addWithReferences(maker)
  addOthers(maker)
  return { known: maker.known, transfers: maker.transfers }
}
