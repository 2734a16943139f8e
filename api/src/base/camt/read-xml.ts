import { decode } from './decode.ts'
import { linesOf, type ReadLine } from './entries.ts'
import { withFingerprints } from './fingerprint.ts'
import { refuse } from './refusal.ts'
import type { Statement, StatementBalance } from './statement.ts'
import { CURRENCY, centsOf, dayAt, directionOf } from './values.ts'
import { find, findAll, parseXml, textAt, type XmlElement } from './xml.ts'

export const MAX_LINES = 20_000

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d\d)$/
const versions = new Set(['02', '08'])

const checkRoot = (uri: string, name: string): void => {
  const [, report, version = ''] = namespace.exec(uri) ?? refuse('BANK_NOT_CAMT', uri)
  if (name !== 'Document') refuse('BANK_NOT_CAMT', name)
  if (report === '052' || report === '054') refuse('BANK_OTHER_REPORT', report)
  if (report !== '053') refuse('BANK_NOT_CAMT', report)
  if (!versions.has(version)) refuse('BANK_VERSION', version)
}

const codeOf = (balance: XmlElement) => textAt(balance, 'Tp/CdOrPrtry/Cd')

/** Interim balances (`ITBD`) begin and end the pages of a statement that the bank has divided. */
const balanceOf = (balances: XmlElement[], codes: string[]): StatementBalance | null => {
  const found = codes.map(code => balances.find(one => codeOf(one) === code)).find(Boolean)
  if (!found) return null
  const cents = centsOf(find(found, 'Amt'))
  return {
    cents: directionOf(found) === 'out' ? -cents : cents,
    on: dayAt(found, 'Dt') ?? refuse('BANK_DATE', 'balance'),
  }
}

const ibanOf = (account: XmlElement | undefined) =>
  textAt(account, 'Id/IBAN').replace(/\s/g, '').toUpperCase() || refuse('BANK_ACCOUNT')

const statementOf = (element: XmlElement, lines: ReadLine[]): Statement => {
  const account = find(element, 'Acct')
  const iban = ibanOf(account)
  const currency = textAt(account, 'Ccy') || CURRENCY
  if (currency !== CURRENCY) refuse('BANK_CURRENCY', currency)
  const balances = findAll(element, 'Bal')
  return {
    iban,
    currency,
    statement_id: textAt(element, 'Id').slice(0, 100),
    opening: balanceOf(balances, ['OPBD', 'PRCD', 'ITBD']),
    closing: balanceOf([...balances].reverse(), ['CLBD', 'ITBD']),
    lines: withFingerprints(iban, lines),
  }
}

/** Reads the statements of one camt.053 file. */
export const readXml = async (chunks: AsyncIterable<Buffer>): Promise<Statement[]> => {
  const statements: Statement[] = []
  let lines: ReadLine[] = []
  let count = 0
  await parseXml(decode(chunks), {
    root: checkRoot,
    elements: {
      // The account comes before the entries.
      Ntry: (entry, statement) => {
        const found = linesOf(entry, ibanOf(find(statement, 'Acct')))
        count += found.length
        if (count > MAX_LINES) refuse('BANK_TOO_MUCH', `${count} lines`)
        lines.push(...found)
      },
      Stmt: element => {
        statements.push(statementOf(element, lines))
        lines = []
      },
    },
  })
  return statements.length > 0 ? statements : refuse('BANK_NOT_CAMT', 'no statement')
}
