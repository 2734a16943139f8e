// Without zod: the teacher's page shows platform names and needs no schema.

const LINK_MAX_LENGTH = 2000
// A host with dots and a top-level domain of letters (or its ASCII form), then port, path, query, fragment. Without angle
// brackets, quotes and invisible characters: they end a link in a mail, or show another address than the true one.
const linkPattern =
  /^https?:\/\/(?<host>([\p{L}\d-]+\.)+(\p{L}{2,63}|xn--[a-z\d-]{1,59}))(:(?<port>\d{1,5}))?([/?#][^\s<>"'`\p{Pi}\p{Pf}‚„\p{Cc}\p{Cf}]*)?$/iu
const HIGHEST_PORT = 65_535

const partsOf = (link: string) => linkPattern.exec(link)?.groups

/** Adds the scheme that pasted links often lack: `youtu.be/x` becomes `https://youtu.be/x`. */
export const withScheme = (typed: string): string => {
  const link = typed.trim()
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`
}

/**
 * Whether this is a web address with a scheme. `@` is refused, because user names before the host are used
 * for phishing.
 */
export const isRecordingLink = (link: string): boolean => {
  const parts = link.length <= LINK_MAX_LENGTH ? partsOf(link) : undefined
  return parts !== undefined && Number(parts.port ?? 0) <= HIGHEST_PORT
}

const platforms: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'soundcloud.com': 'SoundCloud',
  'spotify.com': 'Spotify',
  'music.apple.com': 'Apple Music',
  'bandcamp.com': 'Bandcamp',
  'dailymotion.com': 'Dailymotion',
  'bilibili.com': 'Bilibili',
  'dropbox.com': 'Dropbox',
  'drive.google.com': 'Google Drive',
  'onedrive.live.com': 'OneDrive',
  '1drv.ms': 'OneDrive',
  'icloud.com': 'iCloud',
  'wetransfer.com': 'WeTransfer',
  'we.tl': 'WeTransfer',
}

/** Returns the name of the platform behind a link, or its host if unknown. */
export const platformOf = (link: string): string => {
  const host = partsOf(link)
    ?.host?.toLowerCase()
    .replace(/^www\./, '')
  if (!host) return link
  const known = Object.keys(platforms).find(domain => host === domain || host.endsWith(`.${domain}`))
  return (known && platforms[known]) ?? host
}
