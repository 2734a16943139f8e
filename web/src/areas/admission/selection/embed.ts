// Privacy: the variants that set no cookies before playing, as far as there are any. The Content-Security-Policy
// allows only these hosts in frames, and media files of any host.
const youTube = (id: string, start: string | undefined) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
const vimeo = (id: string, hash: string | undefined) =>
  `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`

const soundCloud = (path: string) =>
  `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${path}`)}&auto_play=true&show_comments=false`

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

/** A player in a frame, or a file that the browser plays itself. */
export interface Embed {
  kind: 'frame' | 'audio' | 'video'
  address: string
}

const frame = (address: string): Embed => ({ kind: 'frame', address })

const youTubeOf = (url: URL): Embed | undefined => {
  const id = youTubeId(url)
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'))
  return id && /^[\w-]{6,40}$/.test(id) ? frame(youTube(id, start)) : undefined
}

const vimeoOf = ({ pathname, searchParams }: URL): Embed | undefined => {
  // An unlisted video has its key as a second path segment, or as `h`.
  const [, id, hash] = /^\/(?:video\/|channels\/\w+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  const key = hash ?? searchParams.get('h') ?? undefined
  return id && /^\w*$/.test(key ?? '') ? frame(vimeo(id, key)) : undefined
}

// A track, a set, or a private track with its key. Short links lead through a page.
const soundCloudOf = ({ hostname, pathname }: URL): Embed | undefined =>
  /^(?:www\.|m\.)?soundcloud\.com$/.test(hostname) && /^(?:\/[\w-]+){2,4}\/?$/.test(pathname)
    ? frame(soundCloud(pathname))
    : undefined

const fileKinds = [
  ['audio', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
  ['video', /\.(?:mp4|m4v|webm|mov|ogv)$/i],
] as const

const fileOf = ({ protocol, pathname, href }: URL): Embed | undefined => {
  const [kind] = fileKinds.find(([, pattern]) => pattern.test(pathname)) ?? []
  return kind && protocol === 'https:' ? { kind, address: href } : undefined
}

/** Returns how a recording is played in the page, or undefined if it cannot be. */
export const embedOf = (link: string): Embed | undefined => {
  const url = URL.parse(link)
  if (!url) return undefined
  const { hostname } = url
  if (isHost(hostname, 'youtu.be') || isHost(hostname, 'youtube.com')) return youTubeOf(url)
  if (isHost(hostname, 'vimeo.com')) return vimeoOf(url)
  if (isHost(hostname, 'soundcloud.com')) return soundCloudOf(url)
  return fileOf(url)
}
