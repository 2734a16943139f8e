import { domainToASCII } from 'node:url'

const folded = (text: string) => text.toLowerCase().normalize('NFKC').toLowerCase().normalize('NFKC')

const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** Same as PostgreSQL's `lower` for ASCII; for the few accounts without a canonical form. */
export const lowerEmail = (email: string): string => email.toLowerCase()

/**
 * Returns one form for all spellings of an address: NFKC, lower case, the domain in ASCII (IDNA). Used to
 * look up, distinguish and count accounts. It depends only on the lower-case address, so that no spelling
 * that finds an account has its own counter.
 */
export const canonicalEmail = (email: string): string => {
  const address = folded(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (isAscii(domain)) return address
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain)
}
