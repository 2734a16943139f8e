import type { OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAsk } from '../../../ui/dialog/ask.tsx'
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

/** Asks before a version is published, which begins on a day. */
export const usePublishQuestion = () => {
  const texts = useTexts(editorTexts)
  const locale = useLocale()
  return useAsk((validFrom: string) => ({
    title: texts.publishTitle(formatLongDay(validFrom, locale)),
    text: texts.publishText,
    confirmLabel: texts.publish,
  }))
}

/** Publishes a version after a confirmation. Of two concurrent publications of a version, the second is refused. */
export const usePublication = ({ call, document, onPublished }: EditorProps) => {
  const texts = useTexts(editorTexts)
  const [hasConflict, setConflict] = useState(false)
  const [ask, question] = usePublishQuestion()
  /** The version that the input is based on. */
  const version = useRef(document.version)

  /** Returns whether it is published. `onSaved` is called before the page changes. */
  const publish = async (
    validFrom: string,
    send: (version: number) => Promise<unknown>,
    onSaved: () => void,
  ) => {
    setConflict(false)
    if (!(await ask(validFrom))) return
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
  return { publish, hasConflict, takeNewVersion, version, question }
}

export type Publication = ReturnType<typeof usePublication>
