import { z } from 'zod'
import { MAX_RATING } from '../../base/constants.ts'
import { optionalText } from '../../base/fields.ts'

const NOTE_MAX_LENGTH = 5_000

const rating = z.int().min(1).max(MAX_RATING).nullable()

/** What a teacher notes about an applicant. Version 0: nothing yet. */
export const Review = z.object({ rating, note: z.string(), version: z.int().min(0) })
export type Review = z.infer<typeof Review>

/** Names the version that it changes. */
export const ReviewInput = Review.extend({ note: optionalText(NOTE_MAX_LENGTH) })
export type ReviewInput = z.output<typeof ReviewInput>
