// Privacy: the variants that set no cookies before playing. The Content-Security-Policy allows only these two
// hosts.
const youTube = (id: string, start: string | undefined) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
const vimeo = (id: string, hash: string | undefined) =>
  `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`

const isHost = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Parses YouTube's start times: 90, 90s or 1m30s. */
const secondsOf = (mark: string | null): string | undefined => {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(mark ?? '')
  if (!parts) return undefined
  const [hours, minutes, seconds] = parts.slice(1).map(part => Number(part ?? 0))
  return String((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)).replace(/^0$/, '') || undefined
}

const youTubeId = ({ hostname, pathname, searchParams }: URL) =>
  isHost(hostname, 'youtu.be')
    ? pathname.slice(1).split('/')[0]
    : (searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1])

/** Returns the player URL for a recording, or undefined if it cannot be embedded. */
export const embedOf = (link: string): string | undefined => {
  const url = URL.parse(link)
  if (!url) return undefined
  const { hostname, pathname, searchParams } = url
  if (isHost(hostname, 'youtu.be') || isHost(hostname, 'youtube.com')) {
    const id = youTubeId(url)
    const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'))
    return id && /^[\w-]{6,40}$/.test(id) ? youTube(id, start) : undefined
  }
  if (!isHost(hostname, 'vimeo.com')) return undefined
  // An unlisted video has its key as a second path segment, or as `h`.
  const [, id, hash] = /^\/(?:video\/|channels\/\w+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  const key = hash ?? searchParams.get('h') ?? undefined
  return id && /^\w*$/.test(key ?? '') ? vimeo(id, key) : undefined
}
