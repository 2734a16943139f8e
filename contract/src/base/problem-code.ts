import type { Locale } from './locale.ts'

// The codes of the refusals, by type only: each area has its own problems.

/** Every code, as a key. `problems.ts`, which knows all areas, adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: a module augmentation adds the keys.
export interface ProblemCodes {}

export type ProblemCode = keyof ProblemCodes

/** What a refusal says, with its HTTP status. */
export interface ProblemText extends Record<Locale, string> {
  status: number
}
