import type * as documents from '@academy/contract/site/documents/endpoints'
import type { AgreedDocument, DocumentName } from '@academy/contract/site/documents/schemas'
import { useEffect, useEffectEvent } from 'react'
import type { Call } from './api.ts'
import { defineQuery } from './query.ts'
import { route } from './route.ts'
import { useLoadedData } from './use-data.ts'

const current = route<typeof documents.currentDocuments>('GET', '/api/documents/current')

const currentQuery = (call: Call) =>
  defineQuery(call, ['current-documents'], call => call(current, {}, { quiet: true }))

/** The versions in force, which a form shows. The form works without them, too. */
export interface CurrentDocuments {
  find: (name: DocumentName) => AgreedDocument | undefined
  reload: () => void
}

/**
 * Loads the versions in force. `onLoaded` is called with them, so that a form can compare them with what was
 * agreed to before.
 */
export const useCurrentDocuments = (
  call: Call,
  onLoaded: (find: CurrentDocuments['find']) => void,
): CurrentDocuments => {
  const { found, reload } = useLoadedData(currentQuery(call))
  const find = (name: DocumentName) => found?.find(document => document.name === name)
  const hear = useEffectEvent(() => onLoaded(find))
  useEffect(() => {
    if (found) hear()
  }, [found])
  return { find, reload }
}
