import './rating-face.css'
import type { Mood } from '@academy/contract/messages/feedback/ratings'

const faces: Record<Mood, { emoji: string; eyes: string; mouth: string }> = {
  very_sad: { emoji: '😢', eyes: 'M13 18.5l6-3M35 18.5l-6-3M17 22v2M31 22v2', mouth: 'M16 36q8-10 16 0' },
  sad: { emoji: '🙁', eyes: 'M17 20v2M31 20v2', mouth: 'M17 34q7-5 14 0' },
  neutral: { emoji: '😐', eyes: 'M17 20v2M31 20v2', mouth: 'M17 32h14' },
  happy: { emoji: '🙂', eyes: 'M17 20v2M31 20v2', mouth: 'M16 30q8 7 16 0' },
  very_happy: { emoji: '😄', eyes: 'M14 21q3-4 6 0M28 21q3-4 6 0', mouth: 'M15 28h18q-2 9-9 9t-9-9z' },
}

/**
 * The face of a rating. Drawn as SVG, because emoji differ between devices or are missing; the character
 * remains as text for copying and for pages without styles. The label provides the meaning.
 */
export const RatingFace = ({ mood }: { mood: Mood }) => {
  const { emoji, eyes, mouth } = faces[mood]
  return (
    <span className="feedback-face" data-mood={mood} aria-hidden="true">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <path d={eyes} />
        <path className="feedback-face-mouth" d={mouth} />
      </svg>
      <span className="visually-hidden">{emoji}</span>
    </span>
  )
}
