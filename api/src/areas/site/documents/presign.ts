import * as contract from '@academy/contract/site/documents/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findCurrentVersions } from './queries.ts'
import { findDocumentFile } from './rules.ts'
import { documentUrl } from './sign-document-link.ts'

/** Returns a link to the version in force. */
export const presign = serve(contract.presigned, async (services, { query: { path }, now }) => {
  const wanted = findDocumentFile(path)
  if (!wanted) throw problem('not_found')
  const versions = await findCurrentVersions(services.db, services.clock.today())
  const version = versions.find(({ name }) => name === wanted.name)
  if (!version) throw problem('not_found')
  return { url: await documentUrl(services, version[`key_${wanted.locale}`], now) }
})
