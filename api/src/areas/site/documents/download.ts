import * as contract from '@academy/contract/site/documents/endpoints'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { downloadPath } from '../../../base/files/download-link.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { isSignedPath } from '../../../base/signed-links.ts'

export const download = serve(contract.download, async ({ files, secret }, { query, now }) => {
  const { key, disposition } = query
  if (!isSignedPath(secret, downloadPath(key, disposition), query, now)) throw problem('invalid_link')
  const found = await files.read(key)
  if (!found) throw problem('not_found')
  const { about, content } = found
  return new HttpResponse({
    headers: {
      'content-type': about.type,
      'content-length': String(about.size),
      'content-disposition': contentDisposition(disposition, about),
      // No file may run scripts on this site, whatever its content.
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: content,
  })
})
