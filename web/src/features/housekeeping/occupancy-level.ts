/** The occupancy of a room type on one night. */
export type Fullness = 'empty' | 'some' | 'nearly' | 'full'

const NEARLY = 0.8

/** Without beds, a room type counts as full. */
export const fullnessOf = (taken: number, beds: number): Fullness => {
  if (taken >= beds) return 'full'
  if (taken === 0) return 'empty'
  return taken / beds >= NEARLY ? 'nearly' : 'some'
}
