import { z } from 'zod'
import { day, id, queryId } from '../../base/fields.ts'

export const documentNames = [
  'consent_form',
  'terms_and_conditions',
  'terms_and_conditions_accommodation',
] as const
export type DocumentName = (typeof documentNames)[number]

/** A version of a document, identified by its name and first day of validity. */
export const AgreedDocument = z.object({ id, name: z.enum(documentNames), valid_from: day })
export type AgreedDocument = z.infer<typeof AgreedDocument>

export const exampleTerms: AgreedDocument = { id: 5, name: 'terms_and_conditions', valid_from: '2027-01-15' }

/** The version that a form has shown. Without it, the version in force counts as agreed to. */
export const shownVersion = queryId.optional()
