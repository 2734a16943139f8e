import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { bottomBar } from '../bottom-bar.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { Ask } from '../dialog/ask.tsx'
import { DraftNote } from '../form/draft-note.tsx'
import { FormMessage, type Message } from '../form/form-message.tsx'
import { OtherTabNote } from '../form/other-tab-note.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useFocusFirstError } from '../form/use-focus-first-error.ts'
import { draftEditorTexts, type EditorAction } from './texts.ts'
import type { DraftEditing } from './use-draft-editor.ts'
import './editor-bar.css'
import './draft-editor.css'
import '../form/form.css'

/** The buttons of a long form, at the bottom of the window. */
export const EditorBar = ({ message, children }: { message: Message | undefined; children: ReactNode }) => (
  <div className="editor-bar" ref={bottomBar}>
    <FormMessage message={message} />
    <div className="editor-bar-line">{children}</div>
  </div>
)

interface LeaveDialogProps {
  action: EditorAction
  isDirty: () => boolean
}

/** Warns before leaving with unsaved changes. A reload needs no warning: the draft is kept. */
const LeaveDialog = ({ action, isDirty }: LeaveDialogProps) => {
  const { leaveNow, [action]: texts } = useTexts(draftEditorTexts)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Ask
      title={texts.leave}
      text={texts.leaveText}
      confirmLabel={leaveNow}
      act={async () => proceed()}
      onClose={reset}
    />
  )
}

interface DraftEditorProps {
  /** The state, from `useDraftEditor`. */
  editor: DraftEditing
  action: EditorAction
  /** Says what somebody else has changed. */
  conflictTitle: string
  /** Called after the user has discarded a draft. */
  onDiscarded?: () => void
  /** More buttons beside the one that saves. */
  tools?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The editor of a whole page: a draft of several parts with a bar to save it, however long it is. */
export const DraftEditor = ({ editor, action, conflictTitle, onDiscarded, ...parts }: DraftEditorProps) => {
  const form = useFocusFirstError(editor.attempts)
  const discardDraft = () => {
    editor.discardDraft()
    onDiscarded?.()
  }
  return (
    <>
      {/* One question at a time. */}
      {editor.isDraft && !editor.otherTab && !editor.conflict && <DraftNote onDiscardDraft={discardDraft} />}
      <OtherTabNote otherTab={editor.otherTab} />
      <form
        ref={form}
        className="form draft-editor"
        method="post"
        noValidate
        onSubmit={event => void editor.save(event)}
      >
        {parts.children}
        {editor.conflict && !editor.otherTab && <ConflictNote title={conflictTitle} {...editor.conflict} />}
        <SaveBar editor={editor} action={action} tools={parts.tools} />
      </form>
      <LeaveDialog action={action} isDirty={editor.isDirty} />
    </>
  )
}

type SaveBarProps = Pick<DraftEditorProps, 'editor' | 'action' | 'tools'>

const SaveBar = ({ editor, action, tools }: SaveBarProps) => {
  const texts = useTexts(draftEditorTexts)[action]
  return (
    <EditorBar message={editor.message}>
      <SubmitButton label={texts.submit} isBusy={editor.isSaving} />
      <p>{editor.isUnsaved ? texts.unsaved : texts.allSaved}</p>
      {tools}
    </EditorBar>
  )
}
