import type { Mood } from '@academy/contract/messages/feedback/ratings'
import { RatingFace } from '../../feedback/rating-face.tsx'

/** The office sees the same faces as participants. */
export const faceOf = (mood: Mood) => <RatingFace mood={mood} />
