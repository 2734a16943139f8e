// Which addresses a link may lead to.

/** Programs write these into honest files: LilyPond points with `textedit` to the line of each note. */
const harmlessSchemes = [
  ...['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'news', 'doi', 'urn', 'file', 'textedit'],
]

// People mistype these: htttp://, ttps://, lhttps://, e-mail:. No program answers to them.
const mistyped = /^(\w?h+t+p+s*|tt+ps*|e-?mail|mail|mai?lto?|malito)$/

// Browsers leave spaces and line ends out before they look.
const plain = (address: string) => address.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase()

/** An address without a scheme, such as www.example.org:8080, is an address of the web; `c:\cv.doc` is a file. */
export const isHarmlessLink = (address: string): boolean => {
  const [, scheme] = /^([^:/?#]+):/.exec(plain(address)) ?? []
  if (scheme === undefined || harmlessSchemes.includes(scheme) || mistyped.test(scheme)) return true
  return /^([a-z]|[\w.-]+\.\w+)$/.test(scheme)
}

/**
 * The address that all links without a scheme are added to. Some programs put the two texts together, so a part of a
 * scheme must not come from here.
 */
export const isHarmlessBase = (address: string): boolean => /^($|(https?|ftp|file):\/\/)/.test(plain(address))
