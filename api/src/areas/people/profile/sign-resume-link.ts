import type { Services } from '../../../base/services.ts'

const LINK_MS = 10 * 60 * 1000

/** Returns a link that downloads the file and expires soon. */
export const resumeUrl = (
  { files }: Pick<Services, 'files'>,
  { key, name }: { key: string; name: string },
  now: Date,
): Promise<string> => {
  const expires = new Date(now.getTime() + LINK_MS)
  return files.url(key, { expires, disposition: 'attachment', type: 'application/pdf', name })
}
