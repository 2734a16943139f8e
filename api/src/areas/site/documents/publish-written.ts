import { byLocale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/documents/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { addVersion, refusePastDay } from './add-version.ts'
import { loadDocument } from './documents.ts'
import { loadFacts } from './facts-query.ts'
import { findDocuments } from './queries.ts'
import { refuseEmptyPlaceholders } from './refuse-empty.ts'
import { contentOf, putFiles, renderFiles } from './render-files.ts'
import { readDocument } from './texts/blocks.ts'

/** Renders the text and publishes it. Rendering is done before the transaction. */
export const publishWritten = serve(
  contract.publishDocument,
  async (services, { params, body, user, locale, now }) => {
    const { db, files, clock } = services
    const { name } = params
    const { version, valid_from } = body
    refusePastDay(valid_from, clock.today(), locale)
    const template = byLocale(language => body[`text_${language}`])
    const facts = await loadFacts(db)
    refuseEmptyPlaceholders(template, facts, locale)
    // An outdated request is refused without rendering; the transaction checks it again.
    if ((await findDocuments(db, name))[0]?.version !== version) throw problem('changed_meanwhile')
    const texts = byLocale(language => readDocument(template[language]))
    const keys = await putFiles(files, name, await renderFiles(texts, { facts, valid_from }))
    const wanted = { name, version, valid_from, source: 'written', template, actor_id: user.id, now } as const
    await addVersion(services, { ...wanted, ...contentOf(texts, facts), ...keys }, Object.values(keys))
    return loadDocument(db, clock.today(), name)
  },
)
