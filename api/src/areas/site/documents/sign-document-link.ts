import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'

const LINK_MS = 15 * 60 * 1000

/**
 * Returns a link to a stored document that expires soon. Checks the store: after a 404 the caller can try the
 * other language.
 */
export const documentUrl = async ({ files }: Services, key: string, now: Date): Promise<string> => {
  const found = await files.stat(key)
  if (!found) throw problem('not_found')
  return files.url(key, { ...found, expires: new Date(now.getTime() + LINK_MS), disposition: 'inline' })
}
