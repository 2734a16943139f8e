// Of the 10,000 passwords that people choose most, those that pass the rule for passwords. Pages load this file on demand.
import { commonPasswordHashes } from './common-password-hashes.ts'

/** FNV-1a of the word in lower case. 32 bits are enough: by chance one word in two millions is taken for a common one. */
export const hashOfPassword = (password: string): number => {
  let hash = 0x811c9dc5
  for (const letter of password.toLowerCase()) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

let known: Set<number> | undefined
// Each number is what its hash has more than the one before.
const read = (): Set<number> => {
  let hash = 0
  return new Set(
    commonPasswordHashes.split(' ').map(more => {
      hash += Number.parseInt(more, 36)
      return hash
    }),
  )
}

/** Whether a password is one of those that are guessed first, in whatever capitals. */
export const isCommonPassword = (password: string): boolean => {
  known ??= read()
  return known.has(hashOfPassword(password))
}
