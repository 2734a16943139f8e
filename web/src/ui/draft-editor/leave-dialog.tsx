import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '../../base/i18n/texts.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { draftEditorTexts, type EditorAction } from './texts.ts'

interface LeaveDialogProps {
  action: EditorAction
  isDirty: () => boolean
}

/** Warns before leaving with unsaved changes. A reload needs no warning: the draft is kept. */
export const LeaveDialog = ({ action, isDirty }: LeaveDialogProps) => {
  const { leaveNow, [action]: texts } = useTexts(draftEditorTexts)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={texts.leave}
      confirmLabel={leaveNow}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>{texts.leaveText}</p>
    </ConfirmDialog>
  )
}
