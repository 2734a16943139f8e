import './row-form.css'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
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
    <TextButton className="row-edit" aria-label={texts.editOne(name)} onClick={onEdit}>
      {texts.edit}
    </TextButton>
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
      <TextButton aria-label={texts.deleteOne(name)} onClick={() => ask()}>
        {texts.delete}
      </TextButton>
      {question}
    </>
  )
}
