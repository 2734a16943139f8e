import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useAsk } from '../../../ui/dialog/ask.tsx'

interface OwnFileOptions {
  texts: { saved: string; confirmTitle: string; confirm: string; deleteLabel: string; deleted: string }
  remove: () => Promise<unknown>
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

/** A file of the person: uploaded in a dialog, and deleted after a question. */
export const useOwnFile = ({ texts, remove, onChanged }: OwnFileOptions) => {
  const [isUploading, setUploading] = useState(false)
  const [ask, question] = useAsk(() => ({
    title: texts.confirmTitle,
    text: texts.confirm,
    confirmLabel: texts.deleteLabel,
    isDestructive: true,
    act: async () => {
      await remove()
      return texts.deleted
    },
    onChanged,
  }))
  const saved = async () => {
    await onChanged()
    setUploading(false)
    showAlert('success', texts.saved)
  }
  return {
    upload: () => setUploading(true),
    askToDelete: () => void ask(),
    /** Of the dialog with the form. */
    dialog: { isOpen: isUploading, onClose: () => setUploading(false) },
    saved,
    question,
  }
}
