import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { exampleRequest, RefundDue, RefundRequest, RefundRequestInput } from './schemas.ts'

export const requestRefund = endpoint({
  method: 'PUT',
  path: '/api/user/account/refund',
  access: 'signed-in',
  summary: 'Ask for your own credit to be sent to an IBAN; a second request replaces the first',
  body: RefundRequestInput,
  status: 200,
  reply: RefundRequest,
  refuses: ['credit_too_low'],
  example: {
    body: { iban: exampleRequest.iban, account_holder: exampleRequest.account_holder },
    reply: exampleRequest,
  },
})

export const withdrawRefund = endpoint({
  method: 'DELETE',
  path: '/api/user/account/refund',
  access: 'signed-in',
  summary: 'Withdraw your own request for a refund',
  status: 204,
  reply: z.undefined(),
})

export const refundsDue = endpoint({
  method: 'GET',
  path: '/api/academy/a/refunds',
  access: 'manage_money',
  summary: 'Everybody with credit, with the IBAN that it is to go to, those with an IBAN first (at most 500)',
  status: 200,
  reply: z.array(RefundDue),
  example: {
    reply: [
      {
        account_id: 7,
        full_name: 'Mira Talbach',
        email: 'mira@example.org',
        credit: 25,
        from_cancelled: 0,
        paid_on: '2027-03-05',
        outstanding: 0,
        request: exampleRequest,
        asked_at: null,
      },
    ],
  },
})

export const askForIban = endpoint({
  method: 'POST',
  path: '/api/academy/a/refunds/:id/ask',
  access: 'manage_money',
  concerns: 'account',
  summary: 'Ask a person with credit by mail for an IBAN, once a day at most',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'credit_too_low'],
})
