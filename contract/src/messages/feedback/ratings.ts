/** A rating scale, both ends included. */
export interface Scale {
  min: number
  max: number
}

/** From saddest to happiest face. */
export const moods = ['very_sad', 'sad', 'neutral', 'happy', 'very_happy'] as const
export type Mood = (typeof moods)[number]

/** Returns the face for a rating by its position on the scale. A scale with one step has a neutral face. */
export const moodOf = (rating: number, { min, max }: Scale): Mood => {
  if (max === min) return 'neutral'
  const place = (rating - min) / (max - min)
  if (place <= 0) return 'very_sad'
  if (place <= 0.25) return 'sad'
  if (place <= 0.5) return 'neutral'
  return place <= 0.75 ? 'happy' : 'very_happy'
}

/** Returns every step of a scale, lowest first. */
export const stepsOf = ({ min, max }: Scale): number[] =>
  Array.from({ length: max - min + 1 }, (_, step) => min + step)
