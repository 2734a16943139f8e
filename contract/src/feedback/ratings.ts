/** A scale on which something is rated, both ends included. */
export interface Scale {
  min: number
  max: number
}

/** From the saddest face to the happiest one. */
export const moods = ['very_sad', 'sad', 'neutral', 'happy', 'very_happy'] as const
export type Mood = (typeof moods)[number]

/** The face of a rating, by its place on the scale. A scale of one step has no better and no worse. */
export const moodOf = (rating: number, { min, max }: Scale): Mood => {
  if (max === min) return 'neutral'
  const place = (rating - min) / (max - min)
  if (place <= 0) return 'very_sad'
  if (place <= 0.25) return 'sad'
  if (place <= 0.5) return 'neutral'
  return place <= 0.75 ? 'happy' : 'very_happy'
}

/** Every step of a scale, the lowest first. */
export const stepsOf = ({ min, max }: Scale): number[] =>
  Array.from({ length: max - min + 1 }, (_, step) => min + step)
