import type { ReactNode } from 'react'
import { Form, type FormProps } from '../form/form.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'onClose'>, FormProps {
  /** Stands above the form. */
  intro?: ReactNode
}

/** A form in a dialog. Its props come from `useContractForm`: the dialog asks before input is lost. */
export const FormDialog = ({ title, onClose, intro, ...form }: FormDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    {intro}
    <Form {...form} />
  </Dialog>
)
