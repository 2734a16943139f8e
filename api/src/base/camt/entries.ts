import { refuse, type StatementLine } from './statement.ts'
import { centsOf, dayAt, directionOf } from './values.ts'
import { find, findAll, textAt, type XmlElement } from './xml.ts'

interface Party {
  name: string
  iban: string
  ultimate: string
}

const MAX_NAME = 200

/** `who` is `Dbtr` or `Cdtr`. Since version 08 the name is one element deeper. */
const partyOf = (details: XmlElement | undefined, who: 'Dbtr' | 'Cdtr'): Party => ({
  name: textAt(details, `RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`).slice(0, MAX_NAME),
  iban: textAt(details, `RltdPties/${who}Acct/Id/IBAN`).replace(/\s/g, '').toUpperCase().slice(0, 34),
  ultimate: textAt(details, `RltdPties/Ultmt${who}/Nm`, `RltdPties/Ultmt${who}/Pty/Nm`).slice(0, MAX_NAME),
})

/**
 * Returns the other side of a transaction. Of a return some banks name the parties of the first transfer and
 * some those of the return, so the association's account is left out whichever side it is on.
 */
const otherParty = (details: XmlElement | undefined, direction: 'in' | 'out', ownIban: string): Party => {
  const order = direction === 'in' ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const)
  const parties = order.map(who => partyOf(details, who)).filter(party => party.iban !== ownIban)
  const none: Party = { name: '', iban: '', ultimate: '' }
  return parties.find(party => party.iban) ?? parties.find(party => party.name) ?? none
}

/** A line without its fingerprint. `batch_size` is the number of lines that share the bank's reference. */
export type ReadLine = Omit<StatementLine, 'fingerprint'> & { transaction_id: string; batch_size: number }

const MAX_REMITTANCE = 4_000
const MAX_REFERENCE = 100

const given = (value: string) => (/^(notprovided|not provided|nonref|none)$/i.test(value) ? '' : value)
const shortText = (value: string) => given(value).slice(0, MAX_REFERENCE)

/** Sub-families of the bank transaction codes for what came back. */
const returnCodes = new Set(['RRTN', 'RPCR', 'RRCT', 'UPDD', 'PRDD', 'UPCT', 'UPTC'])

const returnOf = (entry: XmlElement, details: XmlElement | undefined) => {
  const reason = [
    textAt(details, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'),
    ...findAll(find(details, 'RtrInf'), 'AddtlInf').map(({ text }) => text.trim()),
  ]
  const codes = [entry, details].map(element => textAt(element, 'BkTxCd/Domn/Fmly/SubFmlyCd'))
  return {
    is_return:
      /^(true|1)$/.test(textAt(entry, 'RvslInd')) ||
      find(details, 'RtrInf') !== undefined ||
      codes.some(code => returnCodes.has(code)),
    return_reason: reason.filter(Boolean).join(' ').slice(0, MAX_REFERENCE),
  }
}

const remittanceOf = (entry: XmlElement, details: XmlElement | undefined): string => {
  const info = find(details, 'RmtInf')
  const lines = [
    ...findAll(info, 'Ustrd'),
    ...findAll(info, 'Strd').flatMap(structured => findAll(structured, 'AddtlRmtInf')),
  ].map(({ text }) => text.trim())
  const found = lines.filter(Boolean)
  // Without a text of the payer, what the bank adds may hold it.
  const text =
    found.length > 0 ? found.join('\n') : textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')
  return text.slice(0, MAX_REMITTANCE)
}

const referencesOf = (details: XmlElement | undefined): string[] =>
  findAll(find(details, 'RmtInf'), 'Strd')
    .map(structured => textAt(structured, 'CdtrRefInf/Ref'))
    .map(reference => reference.replace(/\s/g, '').toUpperCase().slice(0, MAX_REFERENCE))
    .filter(Boolean)

interface Amount {
  amount_cents: number
  direction: 'in' | 'out'
}

const signed = ({ amount_cents, direction }: Amount) => (direction === 'in' ? amount_cents : -amount_cents)

/** The amount of a transaction of a batch; undefined if the bank does not say it. */
const amountOf = (details: XmlElement, whole: Amount): Amount | undefined => {
  const amount = find(details, 'Amt') ?? find(details, 'AmtDtls/TxAmt/Amt')
  return amount && { amount_cents: centsOf(amount), direction: directionOf(details) ?? whole.direction }
}

const lineOf = (
  entry: XmlElement,
  details: XmlElement | undefined,
  amount: Amount,
  ownIban: string,
  batch_size: number,
): ReadLine => {
  const booked_on = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt') ?? refuse('BANK_DATE', 'none')
  const party = otherParty(details, amount.direction, ownIban)
  return {
    booked_on,
    valued_on: dayAt(entry, 'ValDt') ?? null,
    ...amount,
    ...returnOf(entry, details),
    end_to_end_id: shortText(textAt(details, 'Refs/EndToEndId')),
    transaction_id: shortText(textAt(details, 'Refs/TxId')),
    references: referencesOf(details),
    remittance: remittanceOf(entry, details),
    party_name: party.name,
    party_iban: party.iban,
    ultimate_name: party.ultimate,
    bank_reference: shortText(textAt(details, 'Refs/AcctSvcrRef')) || shortText(textAt(entry, 'AcctSvcrRef')),
    batch_size: textAt(details, 'Refs/AcctSvcrRef') ? 1 : batch_size,
  }
}

/** Lines of a batch, if the amounts of its transactions are known and add up to what was booked. */
const batchLines = (entry: XmlElement, details: XmlElement[], whole: Amount, ownIban: string) => {
  const amounts = details.map(one => amountOf(one, whole))
  const known = amounts.filter(amount => amount !== undefined)
  const total = known.reduce((sum, amount) => sum + signed(amount), 0)
  if (known.length < details.length || total !== signed(whole)) return undefined
  return known.map((amount, index) => lineOf(entry, details[index], amount, ownIban, details.length))
}

/** Merges transactions whose amounts the bank does not say: the entry is one line with all their texts. */
const mergedLine = (entry: XmlElement, details: XmlElement[], whole: Amount, ownIban: string): ReadLine => {
  const lines = details.map(one => lineOf(entry, one, whole, ownIban, 1))
  const [first = lineOf(entry, undefined, whole, ownIban, 1), ...others] = lines
  if (others.length === 0) return first
  const texts = lines.map(line => [line.party_name, line.remittance].filter(Boolean).join(': '))
  return {
    ...first,
    references: lines.flatMap(line => line.references),
    remittance: texts.filter(Boolean).join('\n').slice(0, MAX_REMITTANCE),
    bank_reference: shortText(textAt(entry, 'AcctSvcrRef')),
    party_name: '',
    party_iban: '',
    ultimate_name: '',
    end_to_end_id: '',
  }
}

/** The booked lines of an entry (`Ntry`); none if it is only announced. */
export const linesOf = (entry: XmlElement, ownIban: string): ReadLine[] => {
  const status = textAt(entry, 'Sts/Cd', 'Sts')
  if (status && status !== 'BOOK') return []
  const amount_cents = centsOf(find(entry, 'Amt'))
  const direction = directionOf(entry) ?? refuse('BANK_DAMAGED', 'neither credit nor debit')
  if (amount_cents === 0) return []
  const whole: Amount = { amount_cents, direction }
  const details = findAll(entry, 'NtryDtls').flatMap(one => findAll(one, 'TxDtls'))
  const split = details.length > 1 ? batchLines(entry, details, whole, ownIban) : undefined
  return (split ?? [mergedLine(entry, details, whole, ownIban)]).filter(line => line.amount_cents > 0)
}
