import * as contract from '@academy/contract/person-account/endpoints'
import { on } from '../../http/bind.ts'
import { downloadOwnPdf, downloadPdf } from './download-pdf.ts'
import { recordPayment, recordRefund } from './enter.ts'
import { show, showOwn } from './show.ts'
import { spendForPerson, spendOwn } from './spend-credit.ts'
import { releasePart, undo } from './take-back.ts'

export const personAccountRoutes = [
  on(contract.myAccount, showOwn),
  on(contract.myAccountPdf, downloadOwnPdf),
  on(contract.spendMyCredit, spendOwn),
  on(contract.personAccount, show),
  on(contract.personAccountPdf, downloadPdf),
  on(contract.enterPayment, recordPayment),
  on(contract.enterRefund, recordRefund),
  on(contract.spendCredit, spendForPerson),
  on(contract.undoEntry, undo),
  on(contract.releaseEntry, releasePart),
]
