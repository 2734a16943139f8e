import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readFile } from './read-file.ts'
import { readStatements } from './read-statements.ts'
import { camt } from './testing/build-camt.ts'
import { zip } from './testing/build-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'camt-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (content: string | Buffer) => {
  const path = join(folder, randomBytes(6).toString('hex'))
  writeFileSync(path, content)
  return path
}
const problemOf = async (content: string | Buffer) => {
  const result = await readFile(fileWith(content))
  return 'problem' in result ? result.problem : `read ${result.statements.length}`
}
const namesIn = async (content: string | Buffer) => {
  const result = await readFile(fileWith(content))
  if ('problem' in result) throw new Error(result.problem)
  return result.statements.flatMap(({ lines }) => lines.map(line => line.party_name))
}

const line = { amount: '75.00', name: 'Jürgen Weiß' }
const valid = camt({ lines: [line] })
const withAmount = (amount: string) => camt({ lines: [{ ...line, amount }] })
const changed = (from: string | RegExp, to: string) => valid.replace(from, to)
const declared = (encoding: string) => changed('encoding="UTF-8"', `encoding="${encoding}"`)
const bomb = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`

describe('a file is refused with the reason', () => {
  test.each([
    ['empty', '', 'FILE_EMPTY'],
    ['a CSV', 'Datum;Betrag;Text\n01.03.2027;75,00;Cello', 'BANK_NOT_CAMT'],
    ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'latin1'), 'BANK_NOT_CAMT'],
    ['a page', '<html><body>Login</body></html>', 'BANK_NOT_CAMT'],
    ['another message', changed('camt.053.001.02', 'pain.001.001.03'), 'BANK_NOT_CAMT'],
    ['without a statement', camt(), 'BANK_NOT_CAMT'],
    ['a report of the day', changed('camt.053.001.02', 'camt.052.001.02'), 'BANK_OTHER_REPORT'],
    ['a notification', changed('camt.053.001.02', 'camt.054.001.08'), 'BANK_OTHER_REPORT'],
    ['an unknown version', changed('camt.053.001.02', 'camt.053.001.04'), 'BANK_VERSION'],
    ['cut off', valid.slice(0, -200), 'BANK_DAMAGED'],
    ['a document type', changed('<Document', `${bomb}<Document`), 'BANK_DOCTYPE'],
    ['an entity', changed('Jürgen', '&b;').replace('<Document', `${bomb}<Document`), 'BANK_DOCTYPE'],
    [
      'an entity that reads a file',
      changed('<Document', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document'),
      'BANK_DOCTYPE',
    ],
    ['an undeclared entity', changed('Jürgen', '&f;'), 'BANK_DAMAGED'],
    ['a character that no text has', changed('Jürgen', 'J&#0;'), 'BANK_DAMAGED'],
    ['deeper than any statement', changed('<GrpHdr>', `${'<x>'.repeat(100)}`), 'BANK_DAMAGED'],
    ['a text without end', changed('Jürgen', 'x'.repeat(30_000)), 'BANK_DAMAGED'],
    ['an unknown encoding', declared('EBCDIC-AT-DE'), 'BANK_ENCODING'],
    ['bytes that are not UTF-8', Buffer.from(valid, 'latin1'), 'BANK_ENCODING'],
    ['dollars', camt({ lines: [line], currency: 'USD' }), 'BANK_CURRENCY'],
    ['a line in francs', changed('Ccy="EUR"', 'Ccy="CHF"'), 'BANK_CURRENCY'],
    ['a negative amount', withAmount('-75.00'), 'BANK_AMOUNT'],
    ['a fraction of a cent', withAmount('75.005'), 'BANK_AMOUNT'],
    ['an amount with a comma', withAmount('75,00'), 'BANK_AMOUNT_FORM'],
    ['more than can be booked', withAmount('20000000.01'), 'BANK_AMOUNT'],
    ['no amount', changed(/<Amt Ccy="EUR">75.00<\/Amt>/, ''), 'BANK_DAMAGED'],
    ['neither credit nor debit', changed('CRDT', 'BOTH'), 'BANK_DAMAGED'],
    ['a day that does not exist', changed('<BookgDt><Dt>2027-03-02', '<BookgDt><Dt>2027-02-30'), 'BANK_DATE'],
    ['no day', changed(/<BookgDt>.*<\/ValDt>/, ''), 'BANK_DATE'],
    ['no IBAN', changed('<IBAN>AT611904300234573201</IBAN>', ''), 'BANK_ACCOUNT'],
  ])('%s', async (_what, content, problem) => expect(await problemOf(content)).toBe(problem))

  test('more lines than can be worked through', async () => {
    const lines = Array.from({ length: 20_001 }, () => line)
    expect(await problemOf(camt({ lines }))).toBe('BANK_TOO_MUCH')
  })
})

describe('characters', () => {
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${valid}`)],
    ['ISO 8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['Windows', Buffer.from(declared('windows-1252'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
    ['escapes', changed('ü', '&#252;').replace('ß', '&#xDF;')],
    ['CDATA', changed('Jürgen Weiß', '<![CDATA[Jürgen Weiß]]>')],
  ])('%s', async (_what, content) => expect(await namesIn(content)).toEqual(['Jürgen Weiß']))

  test('a zone after a day does not move it, and digits after the cent may be zeros', async () => {
    const result = await readFile(
      fileWith(changed(/<Dt>2027-03-02<\/Dt>/g, '<Dt>2027-03-02+02:00</Dt>').replace('75.00', '75.00000')),
    )
    const [statement] = 'statements' in result ? result.statements : []
    expect(statement?.lines[0]).toMatchObject({ booked_on: '2027-03-02', amount_cents: 7500 })
  })
})

describe('a ZIP', () => {
  const other = camt({ id: 'S2', lines: [{ amount: '1', name: 'Second' }] })

  test('of several files is read whole; folders, hidden and other files are left out', async () => {
    const packed = zip({ 'a.xml': valid, 'b/B.XML': other, 'b/._B.xml': 'x', 'list.pdf': '%PDF', 'c/': '' })
    expect(await namesIn(packed)).toEqual(['Jürgen Weiß', 'Second'])
  })

  test.each([
    ['without statements', zip({ 'list.pdf': '%PDF' }), 'BANK_ZIP_EMPTY'],
    ['cut off', zip({ 'a.xml': valid }).subarray(0, 300), 'BANK_ZIP_DAMAGED'],
    ['with a password', zip({ 'a.xml': valid }, { isEncrypted: true }), 'BANK_ZIP_DAMAGED'],
    ['with a path out of its folder', zip({ '../../a.xml': valid }), 'BANK_ZIP_DAMAGED'],
    [
      'with too many files',
      zip(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.xml`, valid]))),
      'BANK_TOO_MUCH',
    ],
    ['that unpacks to 70 MB', zip({ 'a.xml': Buffer.alloc(70 * 1024 * 1024, 32) }), 'BANK_TOO_MUCH'],
    [
      'that says less than it unpacks to',
      zip({ 'a.xml': Buffer.alloc(70 * 1024 * 1024, 32) }, { declaredSize: 1000 }),
      'BANK_DAMAGED',
    ],
    ['of a ZIP', zip({ 'a.xml': zip({ 'b.xml': valid }) }), 'BANK_NOT_CAMT'],
  ])('%s is refused', async (_what, content, problem) => expect(await problemOf(content)).toBe(problem))

  test('is refused whole, and names the file that is wrong', async () => {
    const result = await readFile(fileWith(zip({ 'a.xml': valid, 'b.xml': valid.slice(0, 400) })))
    expect(result).toMatchObject({ problem: 'BANK_DAMAGED', file: 'b.xml' })
  })
})

test('a large file is read on a thread, while this one goes on', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => ({ ...line, bank_reference: `R${at}` }))
  const path = fileWith(camt({ lines }))
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const result = await readStatements(path)
  clearInterval(timer)
  expect('statements' in result && result.statements[0]?.lines).toHaveLength(10_000)
  expect(longest).toBeLessThan(500)
})
