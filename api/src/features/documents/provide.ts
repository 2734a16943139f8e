// door: the start makes sure that the public documents are there
import type { Services } from '../../lib/services.ts'
import { documentFacts } from './queries.ts'
import { documentFiles, documentKey } from './rules.ts'

/** Writes the public documents that the store does not have yet; an office that puts its own there keeps them. */
export const provideDocuments = async ({ db, files, config, clock }: Services): Promise<void> => {
  const missing = []
  for (const document of documentFiles)
    if (!(await files.stat(documentKey(document.file)))) missing.push(document)
  if (missing.length === 0) return
  const facts = await documentFacts(db, config.contactEmail)
  if (!facts) return
  // Loaded only when there is something to write: it is the heaviest part of the program.
  const { renderDocument } = await import('./render.ts')
  for (const { name, locale, file } of missing) {
    const pdf = await renderDocument(name, locale, facts, clock.now())
    await files.put(documentKey(file), pdf, { type: 'application/pdf', name: file })
  }
}
