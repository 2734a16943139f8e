import './survey-editor.css'
import '../../ui/form/form.css'
import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { OtherTabNote } from '../../ui/form/other-tab-note.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useFocusFirstError } from '../../ui/form/use-focus-first-error.ts'
import { editorTexts } from './editor-texts.ts'
import { QuestionList } from './question-list.tsx'
import { type FaceOf, pairOf } from './question-parts.ts'
import { TextPair } from './text-pair.tsx'
import { type EditorProps, type SurveyEditing, useSurveyEditor } from './use-survey-editor.ts'

interface SurveyEditorProps extends EditorProps {
  faceOf: FaceOf
  /** The input is discarded. */
  onDropped: () => void
  /** The version saved by someone else is loaded instead. */
  onReload: () => void
}

/** The survey editor, in both languages. */
export const SurveyEditor = ({ faceOf, onDropped, onReload, ...props }: SurveyEditorProps) => {
  const texts = useTexts(editorTexts)
  const editor = useSurveyEditor(props)
  const form = useFocusFirstError(editor.attempts)
  const discardDraft = () => {
    editor.discardDraft()
    onDropped()
  }
  return (
    <>
      {editor.isDraft && <DraftNote onDiscardDraft={discardDraft} />}
      <OtherTabNote otherTab={editor.otherTab} />
      <form
        ref={form}
        className="form survey-editor"
        method="post"
        noValidate
        onSubmit={event => void editor.save(event)}
      >
        <TextPair
          label={texts.title}
          hint={texts.titleHint}
          maxLength={100}
          fields={pairOf(editor, 'title')}
        />
        <QuestionList editor={editor} faceOf={faceOf} />
        {editor.hasConflict && (
          <ConflictNote
            title={texts.conflictTitle}
            onKeepMine={editor.keepMine}
            onTakeTheirs={() => {
              editor.discardDraft()
              onReload()
            }}
          />
        )}
        <SaveBar editor={editor} />
      </form>
      <LeaveDialog editor={editor} />
    </>
  )
}

/** Always visible, however long the survey is. */
const SaveBar = ({ editor }: { editor: SurveyEditing }) => {
  const texts = useTexts(editorTexts)
  return (
    <div className="survey-save" ref={bottomBar}>
      <FormMessage message={editor.message} />
      <div className="survey-save-line">
        <SubmitButton label={texts.save} isBusy={editor.isSaving} />
        <p>{editor.isUnsaved ? texts.unsaved : texts.allSaved}</p>
      </div>
    </div>
  )
}

/** Warns before leaving with unsaved changes. A reload needs no warning: the draft is kept. */
const LeaveDialog = ({ editor }: { editor: SurveyEditing }) => {
  const texts = useTexts(editorTexts)
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
