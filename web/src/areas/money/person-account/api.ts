import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/money/person-account/endpoints'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import * as refunds from '@academy/contract/money/refunds/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'

const by = (id: number) => ({ params: { id: String(id) } })

const myAccountQuery = (call: Call) =>
  defineQuery(call, ['account'], call => call(contract.myAccount, {}, quiet))

export const personAccountQuery = (call: Call, id: number) =>
  defineQuery(call, ['account', id], call => call(contract.personAccount, by(id), quiet))

export const saveMyAccountPdf = (call: Call): Promise<void> =>
  call(contract.myAccountPdf, {}, toFile('account.pdf'))
export const savePersonAccountPdf = (call: Call, id: number): Promise<void> =>
  call(contract.personAccountPdf, by(id), toFile('account.pdf'))

export const spendMyCredit = (call: Call, invoice_id: number): Promise<PersonAccount> =>
  call(contract.spendMyCredit, { body: { invoice_id } }, quiet)
export const spendCredit = (call: Call, id: number, invoice_id: number): Promise<PersonAccount> =>
  call(contract.spendCredit, { ...by(id), body: { invoice_id } }, quiet)

export const enterPayment = (call: Call, id: number, body: InputOf<typeof contract.enterPayment>['body']) =>
  call(contract.enterPayment, { ...by(id), body }, quiet)
export const enterRefund = (call: Call, id: number, body: InputOf<typeof contract.enterRefund>['body']) =>
  call(contract.enterRefund, { ...by(id), body }, quiet)

const entryInput = (id: number, entry_id: number, reason: string) => ({
  params: { id: String(id), entry_id: String(entry_id) },
  body: { reason },
})
/** Undoes a payment, or takes an allocation from its invoice. */
export const entryActions: Record<
  'undo' | 'release',
  (call: Call, id: number, entry_id: number, reason: string) => Promise<PersonAccount>
> = {
  undo: (call, ...entry) => call(contract.undoEntry, entryInput(...entry), quiet),
  release: (call, ...entry) => call(contract.releaseEntry, entryInput(...entry), quiet),
}

export const requestRefund = (call: Call, body: InputOf<typeof refunds.requestRefund>['body']) =>
  call(refunds.requestRefund, { body }, quiet)
export const withdrawRefund = (call: Call): Promise<void> => call(refunds.withdrawRefund, {}, quiet)

export const myAccountQueries = (call: Call) => ({ account: myAccountQuery(call) })
