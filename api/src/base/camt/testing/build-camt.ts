// Statements for tests, written after the schema of camt.053.001.02.

export interface LineInput {
  amount: string
  on?: string
  direction?: 'CRDT' | 'DBIT'
  name?: string
  iban?: string
  text?: string
  reference?: string
  bank_reference?: string
  is_reversal?: boolean
}

interface StatementInput {
  iban?: string
  id?: string
  currency?: string
  opening?: string
  closing?: string
  on?: string
  lines: LineInput[]
}

const OWN_IBAN = 'AT611904300234573201'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const element = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<${name}>${content}</${name}>`

const entryOf = (line: LineInput, currency: string, day: string) => {
  const { amount, on = day, direction = 'CRDT', is_reversal } = line
  const party = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const parties = [
    line.name && element(party, element('Nm', escaped(line.name))),
    line.iban && element(`${party}Acct`, element('Id', element('IBAN', line.iban))),
  ]
  const remittance = [
    line.text && element('Ustrd', escaped(line.text)),
    line.reference && `<Strd><CdtrRefInf><Ref>${line.reference}</Ref></CdtrRefInf></Strd>`,
  ]
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    ${is_reversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>
    <BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>${on}</Dt></ValDt>
    ${element('AcctSvcrRef', line.bank_reference)}<BkTxCd><Prtry><Cd>1</Cd></Prtry></BkTxCd>
    <NtryDtls><TxDtls><RltdPties>${parties.join('')}</RltdPties><RmtInf>${remittance.join('')}</RmtInf></TxDtls></NtryDtls>
    </Ntry>`
}

const balanceOf = (code: string, amount: string | undefined, currency: string, on: string) =>
  amount === undefined
    ? ''
    : `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt>
       <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`

const statementOf = ({
  iban = OWN_IBAN,
  id = 'S1',
  currency = 'EUR',
  on = '2027-03-02',
  ...input
}: StatementInput) =>
  `<Stmt><Id>${id}</Id><CreDtTm>${on}T20:00:00</CreDtTm>
   <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
   ${balanceOf('OPBD', input.opening, currency, on)}${balanceOf('CLBD', input.closing, currency, on)}
   ${input.lines.map(line => entryOf(line, currency, on)).join('\n')}</Stmt>`

export const camt = (...statements: StatementInput[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
   <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
   <GrpHdr><MsgId>M</MsgId><CreDtTm>2027-03-02T20:00:00</CreDtTm></GrpHdr>
   ${statements.map(statementOf).join('\n')}</BkToCstmrStmt></Document>`
