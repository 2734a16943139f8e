import { linesOf, type ReadLine } from './entries.ts'
import { withFingerprints } from './fingerprint.ts'
import { refuse, type Statement, type StatementBalance, StatementRefusal } from './statement.ts'
import { CURRENCY, centsOf, dayAt, directionOf } from './values.ts'
import { find, findAll, parseXml, textAt, type XmlElement } from './xml.ts'

const encodings = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])
const declaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/

/** The encoding by the byte order mark, else by the XML declaration, else UTF-8. */
const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  // XML without a mark begins with "<", which tells the order of its bytes.
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  const text = head.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  return declaration.exec(text)?.[1]?.toLowerCase() ?? 'utf-8'
}

/** Whatever is no XML at all, such as a CSV or a PDF. */
const isOther = (head: Buffer): boolean => {
  const text = head
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replace(/[\s\0]/g, '')
  return text !== '' && !text.startsWith('<')
}

const decoderOf = (head: Buffer) => {
  if (isOther(head)) refuse('BANK_NOT_CAMT', 'no XML')
  const encoding = encodingOf(head)
  if (!encodings.has(encoding)) refuse('BANK_ENCODING', encoding)
  return new TextDecoder(encoding, { fatal: true })
}

/** Decodes the bytes of an XML file. Refuses bytes that its encoding does not have. */
const decode = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= decoderOf(chunk.subarray(0, 200))
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError) throw new StatementRefusal('BANK_ENCODING', error.message)
    throw error
  }
}

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
