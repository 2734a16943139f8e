import { Readable } from 'node:stream'
import * as contract from '@academy/contract/money/invoices/endpoints'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { isSignedPath } from '../../../base/signed-links.ts'
import { providePdf } from './provide-pdf.ts'
import { pdfPath } from './sign-link.ts'

const PDF = 'application/pdf'

export const download = serve(contract.invoicePdf, async (services, { params, query, now }) => {
  if (!isSignedPath(services.secret, pdfPath(params.id), query, now)) throw problem('invalid_link')
  const pdf = await providePdf(services, params.id)
  if (!pdf) throw problem('not_found')
  return new HttpResponse({
    headers: {
      'content-type': PDF,
      'content-length': String(pdf.content.length),
      'content-disposition': contentDisposition('attachment', { name: pdf.name, type: PDF }),
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: Readable.from([pdf.content]),
  })
})
