import * as files from '@academy/contract/admission/selection/file-endpoints'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findResume } from './applicant-queries.ts'

const type = 'application/pdf'

/** For the page, which draws it: a browser that opens the address itself saves the file. */
export const downloadResume = serve(files.applicantResume, async ({ db, files }, { params, user }) => {
  const resume = await findResume(db, params.applicationId, user.id)
  const file = resume && (await files.read(resume.key))
  if (!file) throw problem('not_found')
  const headers = {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', { name: resume.name, type }),
    'cache-control': 'no-store',
  }
  return new HttpResponse({ headers, body: file.content })
})
