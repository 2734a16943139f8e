import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { camt } from './testing/build-camt.ts'
import { structureErrors } from './testing/structure.ts'

const folder = new URL('./testing/', import.meta.url)
const samples = readdirSync(folder).filter(name => name.endsWith('.xml'))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

describe('the samples follow the schema', () => {
  test.each(samples)('%s', async name => {
    expect(await structureErrors(read(name))).toEqual([])
  })

  test('those that are built', async () => {
    const line = { amount: '75.00', bank_reference: 'A-1', text: 'Rechnung', reference: 'RF7920270001' }
    const statement = {
      opening: '0.00',
      closing: '75.00',
      lines: [
        { ...line, name: 'Mira Talbach', iban: 'AT792011100012345678' },
        { ...line, direction: 'DBIT' as const, name: 'Jonas Ehrwald', is_reversal: true },
      ],
    }
    expect(await structureErrors(camt(statement, statement))).toEqual([])
  })

  test.each([
    ['an element in another place', /(<Sts>BOOK<\/Sts>)\s*(<BookgDt>.*?<\/BookgDt>)/, '$2$1', 'Stmt/Ntry: '],
    ['a missing element', /<CdtDbtInd>CRDT<\/CdtDbtInd>/, '', 'Stmt/Bal: Tp,Amt,Dt,'],
    ['an unknown element', /<NtryRef>/, '<Nmbr/><NtryRef>', 'Stmt/Ntry: Nmbr,'],
    ['two alternatives at once', /<IBAN>(\w+)<\/IBAN>/, '<IBAN>$1</IBAN><Othr/>', 'Acct/Id: IBAN,Othr,'],
    ['the name of version 08', /<Dbtr>(<Nm>.*?<\/Nm>)/, '<Dbtr><Pty>$1</Pty>', 'RltdPties/Dbtr: Pty,'],
    ['an element below a text', /<MsgId>/, '<MsgId><Nm/>', 'GrpHdr/MsgId: Nm,'],
  ])('and the check finds %s', async (_, pattern, replacement, expected) => {
    const changed = read('batch.xml').replace(pattern, replacement)
    expect((await structureErrors(changed))[0]).toContain(expected)
  })
})
