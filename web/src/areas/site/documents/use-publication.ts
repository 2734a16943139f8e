import type { OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useConfirmation } from '../../../ui/dialog/use-confirmation.ts'
import { isConflict } from '../../../ui/form/use-version.ts'
import { loadDocument } from './api.ts'
import { editorTexts } from './texts.ts'

export interface EditorProps {
  call: Call
  personId: number
  today: string
  document: OfficeDocumentDetail
  onPublished: () => Promise<void>
  /** Loads the state that somebody else has made. */
  onReload: () => Promise<void>
}

/** Publishes a version after a confirmation. Of two concurrent publications of a version, the second is refused. */
export const usePublication = ({ call, document, onPublished }: EditorProps) => {
  const texts = useTexts(editorTexts)
  const [hasConflict, setConflict] = useState(false)
  const confirmation = useConfirmation()
  /** The version that the input is based on. */
  const version = useRef(document.version)

  /** Returns whether it is published. `onSaved` is called before the page changes. */
  const publish = async (send: (version: number) => Promise<unknown>, onSaved: () => void) => {
    setConflict(false)
    if (!(await confirmation.ask())) return
    try {
      await send(version.current)
    } catch (error) {
      if (!isConflict(error)) throw error
      setConflict(true)
      return
    }
    onSaved()
    await onPublished()
    showAlert('success', texts.published)
  }
  /** For publishing after the version of somebody else. */
  const takeNewVersion = async () => {
    version.current = (await loadDocument(call, document.name)).version
  }
  return { publish, hasConflict, takeNewVersion, version, dialog: confirmation.dialog }
}

export type Publication = ReturnType<typeof usePublication>
