import type { ReactNode } from 'react'
import { showAlert } from '../../base/alerts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ModalDialog } from './modal-dialog.tsx'

interface FileDialogsProps {
  opened: 'upload' | 'delete' | undefined
  onClose: () => void
  /** The title of the dialog that uploads the file. */
  title: string
  /** Reloads the data. */
  onChanged: () => Promise<void>
  remove: () => Promise<void>
  texts: {
    saved: string
    confirmTitle: string
    confirm: string
    deleteLabel: string
    deleted: string
  }
  /** The form, which calls this after saving. */
  children: (onSaved: () => Promise<void>) => ReactNode
}

/** The dialogs that upload one file, and delete it. */
export const FileDialogs = ({
  opened,
  onClose,
  title,
  onChanged,
  remove,
  texts,
  children,
}: FileDialogsProps) => {
  const saved = async () => {
    await onChanged()
    onClose()
    showAlert('success', texts.saved)
  }
  // Also after a refusal: the page then shows why.
  const removeAndReload = () => remove().finally(onChanged)
  return (
    <>
      <ModalDialog isOpen={opened === 'upload'} onClose={onClose} title={title}>
        {children(saved)}
      </ModalDialog>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onClose={onClose}
        onConfirm={async () => {
          await removeAndReload()
          showAlert('success', texts.deleted)
        }}
        title={texts.confirmTitle}
        confirmLabel={texts.deleteLabel}
        isDestructive
      >
        <p>{texts.confirm}</p>
      </ConfirmDialog>
    </>
  )
}
