import { randomUUID } from 'node:crypto'
import { byLocale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/documents/endpoints'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { describeDocument } from './describe-pdf.ts'
import { loadFacts } from './facts-query.ts'
import { refuseEmptyPlaceholders } from './refuse-empty.ts'
import { documentFile, fileLimits } from './rules.ts'
import { documentUrl } from './sign-document-link.ts'
import { PREVIEWS } from './sweep-documents.ts'
import { readDocument } from './texts/blocks.ts'

/** Renders a text that is not published. The file is stored, so that it opens like a published one. */
export const previewDocument = serve(
  contract.previewDocument,
  async (services, { params, body, user, locale, now }) => {
    const { language, valid_from } = body
    await guard(services.db, fileLimits(user.id))
    const texts = byLocale(one => body[`text_${one}`])
    const facts = await loadFacts(services.db)
    refuseEmptyPlaceholders(texts, facts, locale)
    const document = readDocument(texts[language])
    const pdf = await renderOnThread(describeDocument(document, { locale: language, facts, valid_from }))
    const key = `${PREVIEWS}${randomUUID()}.pdf`
    await services.files.put(key, pdf, { type: 'application/pdf', name: documentFile(params.name, language) })
    return { url: await documentUrl(services, key, now) }
  },
)
