import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { EditorBar } from '../../../ui/draft-editor/draft-editor.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { editorTexts } from './texts.ts'
import type { Publication } from './use-publication.ts'

interface PublishBarProps {
  publication: Publication
  message: Message | undefined
  isBusy: boolean
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => Promise<void>
  /** Buttons of the preview. */
  children?: ReactNode
}

/** Publishes a form, at the bottom of the window, and says so when somebody else was faster. */
export const PublishBar = ({ publication, message, isBusy, children, ...conflict }: PublishBarProps) => {
  const texts = useTexts(editorTexts)
  return (
    <>
      {publication.hasConflict && (
        <ConflictNote
          title={texts.conflictTitle}
          onKeepMine={conflict.onKeepMine}
          onTakeTheirs={conflict.onTakeTheirs}
        />
      )}
      <EditorBar message={message}>
        <SubmitButton label={texts.publish} isBusy={isBusy} />
        {children}
      </EditorBar>
      {publication.question}
    </>
  )
}
