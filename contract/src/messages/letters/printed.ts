/** The header of a file of letters that says for whom it is, as encoded JSON. */
export const PRINTED_HEADER = 'x-printed-letters'

/** What the header contains. */
export interface PrintedLetters {
  printed: number
  /** How many people of the list get no letter. */
  left_out: number
  /** The names of the first of them. */
  names: string[]
}

/** How many names the header has: proxies limit its length. */
export const MAX_LEFT_OUT_NAMES = 20
