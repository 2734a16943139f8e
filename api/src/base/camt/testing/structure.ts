// The order of the elements in a statement, after the schemas of camt.053.001.02 and .08 of ISO 20022, as far as samples use them.
import { parseXml, type XmlElement } from '../xml.ts'

/** Children in their order: `?` optional, `*` any number, `+` at least one; `|` between alternatives. */
type Rules = Record<string, string>

const date = 'Dt | DtTm'
const account = 'Id Tp? Ccy? Nm?'
const party = 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?'

/** What both versions have in common. Names that mean several things are given with their parent. */
const common: Rules = {
  Document: 'BkToCstmrStmt',
  BkToCstmrStmt: 'GrpHdr Stmt+',
  'Acct/Id': 'IBAN | Othr',
  DbtrAcct: account,
  'DbtrAcct/Id': 'IBAN | Othr',
  CdtrAcct: account,
  'CdtrAcct/Id': 'IBAN | Othr',
  'Bal/Tp': 'CdOrPrtry SubTp?',
  CdOrPrtry: 'Cd | Prtry',
  'Bal/Dt': date,
  BookgDt: date,
  ValDt: date,
  BkTxCd: 'Domn? Prtry?',
  Domn: 'Cd Fmly',
  Fmly: 'Cd SubFmlyCd',
  'BkTxCd/Prtry': 'Cd Issr?',
  NtryDtls: 'Btch? TxDtls*',
  Btch: 'MsgId? PmtInfId? NbOfTxs? TtlAmt? CdtDbtInd?',
  AmtDtls: 'InstdAmt? TxAmt? CntrValAmt? AnncdPstngAmt? PrtryAmt*',
  TxAmt: 'Amt CcyXchg?',
  RltdPties: 'InitgPty? Dbtr? DbtrAcct? UltmtDbtr? Cdtr? CdtrAcct? UltmtCdtr? TradgPty? Prtry*',
  RmtInf: 'Ustrd* Strd*',
  CdtrRefInf: 'Tp? Ref?',
  'CdtrRefInf/Tp': 'CdOrPrtry Issr?',
  RtrInf: 'OrgnlBkTxCd? Orgtr? Rsn? AddtlInf*',
  Rsn: 'Cd | Prtry',
}

const entryStart =
  'NtryRef? Amt CdtDbtInd RvslInd? Sts BookgDt? ValDt? AcctSvcrRef? Avlbty* BkTxCd ComssnWvrInd? AddtlInfInd? AmtDtls?'
const statementEnd =
  'FrToDt? CpyDplctInd? RptgSrc? Acct RltdAcct? Intrst* Bal+ TxsSummry? Ntry* AddtlStmtInf?'

const versions: Record<string, Rules> = {
  '02': {
    ...common,
    GrpHdr: 'MsgId CreDtTm MsgRcpt? MsgPgntn? AddtlInf?',
    Stmt: `Id ElctrncSeqNb? LglSeqNb? CreDtTm ${statementEnd}`,
    Acct: 'Id Tp? Ccy? Nm? Ownr? Svcr?',
    Bal: 'Tp CdtLine? Amt CdtDbtInd Dt Avlbty*',
    Ntry: `${entryStart} Chrgs* TechInptChanl? Intrst* NtryDtls* AddtlNtryInf?`,
    TxDtls:
      'Refs? AmtDtls? Avlbty* BkTxCd? Chrgs* Intrst* RltdPties? RltdAgts? Purp? RltdRmtInf* RmtInf? RltdDts? RltdPric? RltdQties* FinInstrmId? Tax? RtrInf? CorpActn? SfkpgAcct? AddtlTxInf?',
    Refs: 'MsgId? AcctSvcrRef? PmtInfId? InstrId? EndToEndId? TxId? MndtId? ChqNb? ClrSysRef? Prtry?',
    Dbtr: party,
    UltmtDbtr: party,
    Cdtr: party,
    UltmtCdtr: party,
    Strd: 'RfrdDocInf* RfrdDocAmt? CdtrRefInf? Invcr? Invcee? AddtlRmtInf*',
  },
  '08': {
    ...common,
    GrpHdr: 'MsgId CreDtTm MsgRcpt? MsgPgntn? OrgnlBizQry? AddtlInf?',
    Stmt: `Id StmtPgntn? ElctrncSeqNb? RptgSeq? LglSeqNb? CreDtTm? ${statementEnd}`,
    StmtPgntn: 'PgNb LastPgInd',
    Acct: 'Id Tp? Ccy? Nm? Prxy? Ownr? Svcr?',
    Bal: 'Tp CdtLine* Amt CdtDbtInd Dt Avlbty*',
    Ntry: `${entryStart} Chrgs? TechInptChanl? Intrst? CardTx? NtryDtls* AddtlNtryInf?`,
    Sts: 'Cd | Prtry',
    TxDtls:
      'Refs? Amt CdtDbtInd AmtDtls? Avlbty* BkTxCd? Chrgs? Intrst? RltdPties? RltdAgts? LclInstrm? Purp? RltdRmtInf* RmtInf? RltdDts? RltdPric? RltdQties* FinInstrmId? Tax? RtrInf? CorpActn? SfkpgAcct? CshDpst* CardTx? AddtlTxInf? SplmtryData*',
    Refs: 'MsgId? AcctSvcrRef? PmtInfId? InstrId? EndToEndId? UETR? TxId? MndtId? ChqNb? ClrSysRef? AcctOwnrTxId? AcctSvcrTxId? MktInfrstrctrTxId? PrcgId? Prtry*',
    Dbtr: 'Pty | Agt',
    UltmtDbtr: 'Pty | Agt',
    Cdtr: 'Pty | Agt',
    UltmtCdtr: 'Pty | Agt',
    Pty: party,
    Strd: 'RfrdDocInf* RfrdDocAmt? CdtrRefInf? Invcr? Invcee? TaxRmt? GrnshmtRmt? AddtlRmtInf*',
  },
}

const patternOf = (content: string): RegExp => {
  const parts = content.split(' | ').map(choice => choice.replace(/(\w+)([?*+]?) ?/g, '(?:$1,)$2'))
  return new RegExp(`^(?:${parts.join('|')})$`)
}

const errorsBelow = (rules: Rules, { name, children }: XmlElement, parent: string): string[] => {
  const content = rules[`${parent}/${name}`] ?? rules[name]
  const found = children.map(child => `${child.name},`).join('')
  const fits = content === undefined ? found === '' : patternOf(content).test(found)
  return [
    ...(fits ? [] : [`${parent}/${name}: ${found}`]),
    ...children.flatMap(child => errorsBelow(rules, child, name)),
  ]
}

/** Returns the elements whose children are missing, unknown or in another order than the schema has. */
export const structureErrors = async (xml: string): Promise<string[]> => {
  let version = ''
  const documents: XmlElement[] = []
  const chunks = async function* () {
    yield xml
  }
  await parseXml(chunks(), {
    root: namespace => {
      version = namespace.slice(-2)
    },
    elements: { Document: element => documents.push(element) },
  })
  const rules = versions[version]
  return rules ? documents.flatMap(document => errorsBelow(rules, document, '')) : [`version ${version}`]
}
