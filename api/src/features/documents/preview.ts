import { randomUUID } from 'node:crypto'
import type { previewDocument as endpoint } from '@academy/contract/documents/endpoints'
import { invalidInput } from '../../lib/invalid-input.ts'
import { renderOnThread } from '../../lib/pdf/render-on-thread.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { describeDocument } from './describe-pdf.ts'
import { documentValues } from './facts.ts'
import { loadFacts } from './facts-query.ts'
import { documentFile, fieldsWithoutValue, fileLimits } from './rules.ts'
import { documentUrl } from './sign-document-link.ts'
import { PREVIEWS } from './sweep-documents.ts'
import { readDocument } from './texts/blocks.ts'

/** Renders a text that is not published. The file is stored, so that it opens like a published one. */
export const previewDocument: Verb<typeof endpoint> = async (
  services,
  { params, body, user, locale, now },
) => {
  const { language, valid_from, text } = body
  await guard(services.db, fileLimits(user.id))
  const facts = await loadFacts(services.db)
  const empty = fieldsWithoutValue(text, documentValues(facts, language))
  if (empty.length > 0)
    throw invalidInput(
      Object.fromEntries(empty.map(field => [`text.${field}`, 'PLACEHOLDER_EMPTY' as const])),
      locale,
    )
  const pdf = await renderOnThread(
    describeDocument(readDocument(text), { locale: language, facts, valid_from }),
  )
  const key = `${PREVIEWS}${randomUUID()}.pdf`
  await services.files.put(key, pdf, { type: 'application/pdf', name: documentFile(params.name, language) })
  return { url: await documentUrl(services, key, now) }
}
