import { z } from 'zod'
import { consentKinds, consentTies, voluntaryKinds } from '../../base/consent-kinds.ts'
import { flag, id, messageKey } from '../../base/fields.ts'
import { Instrument } from '../../programme/masterclasses/schemas.ts'
import { AgreedDocument } from '../../site/documents/schemas.ts'

/** What somebody agreed to, when, and until when. */
export const Consent = z.object({
  id,
  kind: z.enum(consentKinds),
  /** Null for an objection to news that came without a consent, until they were asked for. */
  given_at: z.string().nullable(),
  /** Whether the office recorded it, from a paper. */
  is_by_office: z.boolean(),
  withdrawn_at: z.string().nullable(),
  /** Whether the office withdrew it, for a person who asked by phone or letter. */
  is_withdrawn_by_office: z.boolean(),
  /** The version of the document that was agreed to. */
  document: AgreedDocument.nullable(),
  /** The version of the wording on the page. */
  wording: z.int().nullable(),
  /** The masterclass, if it is about an application. */
  instrument: Instrument.nullable(),
  teacher: z.object({ first_name: z.string(), last_name: z.string() }).nullable(),
  /** The year of the academy, if it is about one. */
  year: z.int().nullable(),
  can_withdraw: z.boolean(),
  /** Whether anything is stored that is deleted when it is withdrawn. */
  has_data: z.boolean(),
  /**
   * Why it cannot be withdrawn while it is in force: an application that is not decided needs it, terms are part of a
   * contract, and the consent of the parents is the file in the profile.
   */
  tie: z.enum(consentTies).nullable(),
})
export type Consent = z.infer<typeof Consent>

/** The latest first. */
export const Consents = z.object({
  wants: z.object({ photos: z.boolean(), recordings: z.boolean(), news: z.boolean() }),
  consents: z.array(Consent),
})
export type Consents = z.infer<typeof Consents>

export const ConsentChoice = z.object({
  kind: z.enum(voluntaryKinds, messageKey('CHOOSE_ONE')),
  is_given: flag('CHOOSE_ONE'),
  /** The version of the wording that the page has shown. */
  wording: z.int(),
})
