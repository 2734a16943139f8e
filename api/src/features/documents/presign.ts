import type { presigned as endpoint } from '@academy/contract/documents'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { documentKey, isDocumentFile } from './rules.ts'

const LINK_MS = 15 * 60 * 1000

export const presign: Verb<typeof endpoint> = async ({ files }, { query: { path }, now }) => {
  // By exact name: a path that is none of the known ones is never looked up.
  if (!isDocumentFile(path)) throw problem('not_found')
  const expires = new Date(now.getTime() + LINK_MS)
  const found = await files.stat(documentKey(path))
  if (!found) throw problem('not_found')
  return { url: await files.url(found.key, { ...found, expires, disposition: 'inline' }) }
}
