import * as documents from '@academy/contract/site/documents/endpoints'
import type { AgreedDocument, DocumentName } from '@academy/contract/site/documents/schemas'
import { useEffect, useEffectEvent } from 'react'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'

const currentQuery = (call: Call) =>
  defineQuery(call, ['current-documents'], call => call(documents.currentDocuments, {}, quiet))

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
