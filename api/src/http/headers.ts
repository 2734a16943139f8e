import type { FastifyReply, FastifyRequest } from 'fastify'

const directives = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

// Players for recordings. Without a scheme, they have to be as secure as the page itself.
const players = 'frame-src www.youtube-nocookie.com player.vimeo.com w.soundcloud.com'

// Recordings that are files can be anywhere.
const media = "media-src 'self' https:"

// Large spreadsheets are compressed in a worker that their library starts from a blob.
const workers = "worker-src 'self' blob:"

interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

// The style sheet that React Aria adds to a page with something to press. Its text is that of the library: after an
// update the browser names another hash, and journeys fail.
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Allows scripts of the site, and inline scripts with these hashes. */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    ...directives,
    players,
    media,
    workers,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", REACT_ARIA_STYLE, ...styles].join(' '),
  ].join('; ')

// A page whose address holds a token, or answers of a survey, tells no other request where it was followed from: their
// addresses would be in the log of every proxy.
const hasSecretAddress = (url: string) =>
  /^\/(?:auth|setup|feedback|verify-email|unsubscribe|api\/maintenance\/pass)(?:[/?]|$)/i.test(url)

const YEAR_SECONDS = 31_536_000

/** Security headers of every answer. Replaces helmet with one object and one hook. */
export const securityHeaders = (isProduction: boolean) => {
  const headers = {
    'content-security-policy': directives.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isProduction && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (hasSecretAddress(request.url)) reply.header('referrer-policy', 'no-referrer')
  }
}
