import './text-editor.css'
import '../../ui/form/form.css'
import '../../ui/text-button.css'
import { useBlocker } from '@tanstack/react-router'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { OtherTabNote } from '../../ui/form/other-tab-note.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useFocusFirstError } from '../../ui/form/use-focus-first-error.ts'
import { officeTexts } from './office-texts.ts'
import { TextFields } from './text-fields.tsx'
import { TextPreview } from './text-preview.tsx'
import { type TextEditing, type TextEditorProps, useTextEditor } from './use-text-editor.ts'
import { VersionList } from './version-list.tsx'

interface Props extends TextEditorProps {
  /** Loads the version of somebody else instead of the input. */
  onReload: () => void
}

/** A text in all languages, its preview and its versions. */
export const TextEditor = ({ onReload, ...props }: Props) => {
  const { text, call } = props
  const locale = useLocale()
  const { conflictTitle } = useTexts(officeTexts)
  const editor = useTextEditor(props)
  const form = useFocusFirstError(editor.attempts)
  return (
    <>
      {editor.isDraft && <DraftNote onDiscardDraft={editor.discardDraft} />}
      <OtherTabNote otherTab={editor.otherTab} />
      <form
        ref={form}
        className="form text-editor"
        method="post"
        noValidate
        onSubmit={event => void editor.publish(event)}
      >
        <TextFields rule={text.rule} label={text[`label_${locale}`]} editor={editor} />
        {editor.hasConflict && (
          <ConflictNote
            title={conflictTitle}
            onKeepMine={editor.keepMine}
            onTakeTheirs={() => {
              editor.discardDraft()
              onReload()
            }}
          />
        )}
        <PublishBar editor={editor} />
      </form>
      <TextPreview call={call} text={text} editor={editor} />
      <VersionList text={text} editor={editor} />
      <LeaveDialog editor={editor} />
    </>
  )
}

const PublishBar = ({ editor }: { editor: TextEditing }) => {
  const texts = useTexts(officeTexts)
  return (
    <div className="text-publish" ref={bottomBar}>
      <FormMessage message={editor.message} />
      <div className="text-publish-line">
        <SubmitButton label={texts.publish} isBusy={editor.isPublishing} />
        <p>{editor.isUnsaved ? texts.unsaved : texts.allSaved}</p>
      </div>
    </div>
  )
}

/** Warns before leaving with unpublished changes. A reload needs no warning: the draft is kept. */
const LeaveDialog = ({ editor }: { editor: TextEditing }) => {
  const texts = useTexts(officeTexts)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && editor.isDirty(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={texts.leave}
      confirmLabel={texts.leaveNow}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>{texts.leaveText}</p>
    </ConfirmDialog>
  )
}
