import { z } from 'zod'
import { anyText, messageKey } from '../../base/fields.ts'

export const Diet = z.enum(['MEAT', 'VEGETARIAN'])

export type Diet = z.infer<typeof Diet>

const ALLERGIES_MAX_LENGTH = 500

/** What the kitchen must know of a person; it belongs to the person, not to one booking. */
export const allergies = anyText(ALLERGIES_MAX_LENGTH)

/**
 * The version of the wording with which the person consents to special diets and allergies; the office records that
 * they did. Needed with such data, unless a consent is in force.
 */
export const needsWording = z.int(messageKey('INVALID')).nullish()
