import { z } from 'zod'
import { id, messageKey, nameLine, text } from '../../base/fields.ts'
import { isIban, withoutSpaces } from '../../base/iban.ts'

/** The bank account that a person wants their credit sent to. */
export const RefundRequestInput = z.object({
  iban: text(50)
    .transform(withoutSpaces)
    .refine(value => value === '' || isIban(value), messageKey('IBAN_INVALID')),
  account_holder: nameLine(70),
})

export const RefundRequest = z.object({
  iban: z.string(),
  account_holder: z.string(),
  requested_at: z.string(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** A person with credit, and where it is to go. */
export const RefundDue = z.object({
  account_id: id,
  full_name: z.string(),
  email: z.string(),
  credit: z.number(),
  /** What of it was paid on cancelled invoices; the rest was paid beyond what was open. */
  from_cancelled: z.number(),
  /** When the last payment came that is not used up. */
  paid_on: z.string(),
  /** What the person still owes: the credit could be used for it. */
  outstanding: z.number(),
  request: RefundRequest.nullable(),
  /** When the person was last asked for an IBAN. */
  asked_at: z.string().nullable(),
})
export type RefundDue = z.infer<typeof RefundDue>

export const exampleRequest: RefundRequest = {
  iban: 'DE89370400440532013000',
  account_holder: 'Mira Talbach',
  requested_at: '2027-08-20T08:12:00.000Z',
}
