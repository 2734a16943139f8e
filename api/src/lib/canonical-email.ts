import { domainToASCII } from 'node:url'

const folded = (text: string) => text.toLowerCase().normalize('NFKC').toLowerCase().normalize('NFKC')

const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** The address as PostgreSQL's `lower` has it for ASCII; for the few accounts without a canonical form. */
export const lowerEmail = (email: string): string => email.toLowerCase()

/**
 * One form for all spellings of an address: NFKC, lower case, the domain in ASCII (IDNA). Accounts are looked up, kept apart
 * and counted by it. It depends on the lower-case address alone, so that no spelling that finds an account has a counter of
 * its own.
 */
export const canonicalEmail = (email: string): string => {
  const address = folded(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (isAscii(domain)) return address
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain)
}
