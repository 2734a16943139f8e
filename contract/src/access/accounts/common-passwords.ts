// The passwords among the 10,000 most common ones that pass the password rules. Pages load this file on
// demand.
import { commonPasswordHashes } from './common-password-hashes.ts'

/**
 * FNV-1a of the lower-case password. 32 bits are enough: one password in two million is mistaken for a common
 * one.
 */
export const hashOfPassword = (password: string): number => {
  let hash = 0x811c9dc5
  for (const letter of password.toLowerCase()) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

let known: Set<number> | undefined
// Each number is the difference to the previous hash.
const read = (): Set<number> => {
  let hash = 0
  return new Set(
    commonPasswordHashes.split(' ').map(more => {
      hash += Number.parseInt(more, 36)
      return hash
    }),
  )
}

/** Whether a password is one of the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => {
  known ??= read()
  return known.has(hashOfPassword(password))
}
