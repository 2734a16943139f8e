import type { ReactNode } from 'react'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EditorBar } from '../../../ui/draft-editor/draft-editor.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { editorTexts } from './texts.ts'
import type { Publication } from './use-publication.ts'

interface PublishBarProps {
  publication: Publication
  validFrom: string
  message: Message | undefined
  isBusy: boolean
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => Promise<void>
  /** Buttons of the preview. */
  children?: ReactNode
}

/** Publishes a form, at the bottom of the window, and says so when somebody else was faster. */
export const PublishBar = ({
  publication,
  validFrom,
  message,
  isBusy,
  children,
  ...conflict
}: PublishBarProps) => {
  const texts = useTexts(editorTexts)
  const locale = useLocale()
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
      <ConfirmDialog
        {...publication.dialog}
        title={texts.publishTitle(validFrom && formatLongDay(validFrom, locale))}
        confirmLabel={texts.publish}
      >
        <p>{texts.publishText}</p>
      </ConfirmDialog>
    </>
  )
}
