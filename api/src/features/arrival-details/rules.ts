import type { ArrivalDataInput } from '@academy/contract/arrival-details/schemas'
import type { Limit } from '../../lib/rate-limit.ts'

type Data = Omit<ArrivalDataInput, 'version'>

const contactFields = ['emergency_name', 'emergency_phone', 'emergency_relation'] as const

/** Names what differs, without the data. */
export const changedDetails = (before: Data, after: Data) => ({
  ...(before.allergies !== after.allergies && { allergies: true }),
  ...(contactFields.some(field => before[field] !== after[field]) && { emergency_contact: true }),
})

/** Rendering a PDF is expensive. */
export const formLimits = (account_id: number): Limit[] => [
  { name: 'consent-form', subject: String(account_id), max: 30, seconds: 60 * 60 },
]
