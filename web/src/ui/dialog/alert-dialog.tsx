import '../button.css'
import type { ReactNode } from 'react'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'

interface AlertDialogProps extends Pick<ModalDialogProps, 'onClose' | 'title' | 'children'> {
  /** The label of the button that leaves everything as it is. */
  keepLabel: string
  /** The button that does it; none if that is not possible now. */
  confirm: ReactNode
}

/** The frame of a dialog that confirms something irreversible. */
export const AlertDialog = ({ keepLabel, confirm, onClose, ...dialog }: AlertDialogProps) => (
  <ModalDialog
    {...dialog}
    isOpen
    role="alertdialog"
    onClose={onClose}
    actions={
      <>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {keepLabel}
        </button>
        {confirm}
      </>
    }
  />
)
