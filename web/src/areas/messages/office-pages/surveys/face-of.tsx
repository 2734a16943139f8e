import type { Mood } from '@academy/contract/feedback/ratings'
import { RatingFace } from '../../../features/feedback/rating-face.tsx'

/** The office sees the same faces as participants. */
export const faceOf = (mood: Mood) => <RatingFace mood={mood} />
