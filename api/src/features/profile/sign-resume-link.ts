// public: whoever may see an application may open the résumé that came with it
import type { Services } from '../../lib/services.ts'

const LINK_MS = 10 * 60 * 1000

/** A link that always downloads, never shows, and soon expires. */
export const resumeUrl = (
  { files }: Pick<Services, 'files'>,
  { key, name }: { key: string; name: string },
  now: Date,
): Promise<string> => {
  const expires = new Date(now.getTime() + LINK_MS)
  return files.url(key, { expires, disposition: 'attachment', type: 'application/pdf', name })
}
