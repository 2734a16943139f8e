/** How full a kind of room is in a night. */
export type Fullness = 'empty' | 'some' | 'nearly' | 'full'

const NEARLY = 0.8

/** Where there are no beds none is free. */
export const fullnessOf = (taken: number, beds: number): Fullness => {
  if (taken >= beds) return 'full'
  if (taken === 0) return 'empty'
  return taken / beds >= NEARLY ? 'nearly' : 'some'
}
