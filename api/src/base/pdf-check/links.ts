// Decides which URLs a link may have.

/** Schemes in legitimate files: LilyPond uses `textedit` to point to the line of each note. */
const harmlessSchemes = [
  ...['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'news', 'doi', 'urn', 'file', 'textedit'],
]

// Common typos: htttp://, ttps://, lhttps://, e-mail:. No program handles these schemes.
const mistyped = /^(\w?h+t+p+s*|tt+ps*|e-?mail|mail|mai?lto?|malito)$/

// Browsers remove spaces and line breaks first.
const plain = (address: string) => address.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase()

/** A URL without a scheme, such as www.example.org:8080, is a web address; `c:\cv.doc` is a file. */
export const isHarmlessLink = (address: string): boolean => {
  const [, scheme] = /^([^:/?#]+):/.exec(plain(address)) ?? []
  if (scheme === undefined || harmlessSchemes.includes(scheme) || mistyped.test(scheme)) return true
  return /^([a-z]|[\w.-]+\.\w+)$/.test(scheme)
}

/**
 * The base of relative links. Some programs concatenate the two, so it must not contain a part of a scheme.
 */
export const isHarmlessBase = (address: string): boolean => /^($|(https?|ftp|file):\/\/)/.test(plain(address))
