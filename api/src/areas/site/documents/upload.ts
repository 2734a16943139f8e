import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import * as contract from '@academy/contract/site/documents/endpoints'
import { invalidInput } from '../../../base/invalid-input.ts'
import { withLease } from '../../../base/lease.ts'
import { checkPdf } from '../../../base/pdf-check/check-pdf.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { checkLease, fileLimits } from './rules.ts'
import { documentUrl } from './sign-document-link.ts'
import { UPLOADS } from './sweep-documents.ts'

const refuseSecondCheck = () => {
  throw problem('upload_in_progress', { retryAfter: 5 })
}

/** Inspects and stores a file, so that it can be looked at before it is published. */
export const uploadDocument = serve(
  contract.uploadDocument,
  async (services, { params, body, user, locale, now }) => {
    const { db, files } = services
    const { path, name, size } = receivedFile(body.document_file)
    await guard(db, fileLimits(user.id))
    const wrong = await withLease(db, checkLease(user.id), () => checkPdf(path), refuseSecondCheck)
    if (wrong) throw invalidInput({ document_file: wrong }, locale)
    const id = randomUUID()
    const key = `${UPLOADS}${id}.pdf`
    await files.put(key, createReadStream(path), { type: 'application/pdf', name: `${params.name}.pdf` })
    return { id, name, size, url: await documentUrl(services, key, now) }
  },
)
