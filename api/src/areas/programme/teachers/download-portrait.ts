import * as contract from '@academy/contract/programme/teachers/endpoints'
import { HttpResponse } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { PORTRAIT_FOLDER } from './portrait-files.ts'

const YEAR_SECONDS = 31_536_000

/** The file of an address never changes, so browsers may keep it, and its name is its entity tag. */
export const downloadPortrait = serve(contract.portraitFile, async ({ files }, { params }) => {
  const found = await files.read(`${PORTRAIT_FOLDER}${params.file}`)
  if (!found) throw problem('not_found')
  const { about, content } = found
  return new HttpResponse({
    headers: {
      'content-type': about.type,
      'content-length': String(about.size),
      etag: `"${params.file}"`,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
    body: content,
  })
})
