import './row-form.css'
import '../text-button.css'
import { useTexts } from '../../base/i18n/texts.ts'
import { useAsk } from '../dialog/ask.tsx'
import { rowFormTexts } from './texts.ts'

interface EditButtonProps {
  /** Names the row. */
  name: string
  onEdit: () => void
}

/** Opens the editor of a row. */
export const EditButton = ({ name, onEdit }: EditButtonProps) => {
  const texts = useTexts(rowFormTexts)
  return (
    <button type="button" className="text-button row-edit" aria-label={texts.editOne(name)} onClick={onEdit}>
      {texts.edit}
    </button>
  )
}

interface DeleteButtonProps {
  name: string
  /** A refusal is shown with its reason. */
  onDelete: () => Promise<void>
}

/** Deletes a row after a question. */
export const DeleteButton = ({ name, onDelete }: DeleteButtonProps) => {
  const texts = useTexts(rowFormTexts)
  const [ask, question] = useAsk(() => ({
    title: texts.deleteQuestion(name),
    text: texts.deleteNote,
    confirmLabel: texts.delete,
    isDestructive: true,
    act: onDelete,
  }))
  return (
    <>
      <button type="button" className="text-button" aria-label={texts.deleteOne(name)} onClick={() => ask()}>
        {texts.delete}
      </button>
      {question}
    </>
  )
}
