import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/money/person-account/endpoints'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import type * as refunds from '@academy/contract/money/refunds/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'

// Dialogs show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  myAccount: route<typeof contract.myAccount>('GET', '/api/user/account'),
  myPdf: route<typeof contract.myAccountPdf>('GET', '/api/user/account.pdf'),
  spendMyCredit: route<typeof contract.spendMyCredit>('POST', '/api/user/account/credit'),
  account: route<typeof contract.personAccount>('GET', '/api/academy/a/people/:id/account'),
  pdf: route<typeof contract.personAccountPdf>('GET', '/api/academy/a/people/:id/account.pdf'),
  payment: route<typeof contract.enterPayment>('POST', '/api/academy/a/people/:id/payments'),
  refund: route<typeof contract.enterRefund>('POST', '/api/academy/a/people/:id/refunds'),
  spendCredit: route<typeof contract.spendCredit>('POST', '/api/academy/a/people/:id/credit'),
  undo: route<typeof contract.undoEntry>('POST', '/api/academy/a/people/:id/payments/:entry_id/undo'),
  release: route<typeof contract.releaseEntry>(
    'POST',
    '/api/academy/a/people/:id/allocations/:entry_id/release',
  ),
  request: route<typeof refunds.requestRefund>('PUT', '/api/user/account/refund'),
  withdraw: route<typeof refunds.withdrawRefund>('DELETE', '/api/user/account/refund'),
}

const by = (id: number) => ({ params: { id: String(id) } })

const myAccountQuery = (call: Call) =>
  defineQuery(call, ['account'], call => call(routes.myAccount, {}, quiet))

export const accountQuery = (call: Call, id: number) =>
  defineQuery(call, ['account', id], call => call(routes.account, by(id), quiet))

export const saveMyAccount = (call: Call): Promise<void> => call(routes.myPdf, {}, toFile('account.pdf'))
export const saveAccount = (call: Call, id: number): Promise<void> =>
  call(routes.pdf, by(id), toFile('account.pdf'))

export const spendMyCredit = (call: Call, invoice_id: number): Promise<PersonAccount> =>
  call(routes.spendMyCredit, { body: { invoice_id } }, quiet)
export const spendCredit = (call: Call, id: number, invoice_id: number): Promise<PersonAccount> =>
  call(routes.spendCredit, { ...by(id), body: { invoice_id } }, quiet)

export const enterPayment = (call: Call, id: number, body: InputOf<typeof contract.enterPayment>['body']) =>
  call(routes.payment, { ...by(id), body }, quiet)
export const enterRefund = (call: Call, id: number, body: InputOf<typeof contract.enterRefund>['body']) =>
  call(routes.refund, { ...by(id), body }, quiet)

const entryInput = (id: number, entry_id: number, reason: string) => ({
  params: { id: String(id), entry_id: String(entry_id) },
  body: { reason },
})
/** Undoes a payment, or takes an allocation from its invoice. */
export const entryActions: Record<
  'undo' | 'release',
  (call: Call, id: number, entry_id: number, reason: string) => Promise<PersonAccount>
> = {
  undo: (call, ...entry) => call(routes.undo, entryInput(...entry), quiet),
  release: (call, ...entry) => call(routes.release, entryInput(...entry), quiet),
}

export const requestRefund = (call: Call, body: InputOf<typeof refunds.requestRefund>['body']) =>
  call(routes.request, { body }, quiet)
export const withdrawRefund = (call: Call): Promise<void> => call(routes.withdraw, {}, quiet)

export const myAccountQueries = (call: Call) => ({ account: myAccountQuery(call) })
