import type { ArrivalDataInput } from '@academy/contract/people/arrival-details/schemas'
import { problem } from '../../../base/problem.ts'
import type { Limit } from '../../../base/rate-limit.ts'

type Data = Omit<ArrivalDataInput, 'version' | 'needs_wording'>

const contactFields = ['emergency_name', 'emergency_phone', 'emergency_relation'] as const

/** Names what differs, without the data. */
export const changedDetails = (before: Data, after: Data) => ({
  ...(before.allergies !== after.allergies && { allergies: true }),
  ...(contactFields.some(field => before[field] !== after[field]) && { emergency_contact: true }),
})

interface Parent {
  parent_name: string
  parent_contact: string
}

/** Names what the office changes of a consent, without the data of the parent. */
export const changedConsent = (before: Parent, after: Parent & { consent_file?: unknown }) => ({
  ...(after.consent_file !== undefined && { consent_file: true }),
  ...((before.parent_name !== after.parent_name || before.parent_contact !== after.parent_contact) && {
    parent: true,
  }),
})

/** Refuses to overwrite or delete a consent that came after the one that the office saw. */
export const requireKnownFile = (
  { file }: { file: { uploaded_at: string } | null },
  known_file: string,
): void => {
  if ((file?.uploaded_at ?? '') !== known_file) throw problem('changed_meanwhile')
}

/** Rendering a PDF is expensive. */
export const formLimits = (account_id: number): Limit[] => [
  { name: 'consent-form', subject: String(account_id), max: 30, seconds: 60 * 60 },
]
