import * as contract from '@academy/contract/money/person-account/endpoints'
import { on } from '../../../http/bind.ts'
import { downloadOwnPdf, downloadPdf } from './download-pdf.ts'
import { recordPayment, recordRefund } from './enter.ts'
import { releaseEntry } from './release-entry.ts'
import { show, showOwn } from './show.ts'
import { spendForPerson, spendOwn } from './spend-credit.ts'
import { undoEntry } from './undo-entry.ts'

export const personAccountRoutes = [
  on(contract.myAccount, showOwn),
  on(contract.myAccountPdf, downloadOwnPdf),
  on(contract.spendMyCredit, spendOwn),
  on(contract.personAccount, show),
  on(contract.personAccountPdf, downloadPdf),
  on(contract.enterPayment, recordPayment),
  on(contract.enterRefund, recordRefund),
  on(contract.spendCredit, spendForPerson),
  on(contract.undoEntry, undoEntry),
  on(contract.releaseEntry, releaseEntry),
]
