import { fullName } from '@academy/contract/base/names'
import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { deleteTeacher } from './api.ts'
import { teacherTexts } from './texts.ts'

interface DeleteTeacherProps {
  call: Call
  teacher: Teacher
  onDeleted: () => void
}

export const DeleteTeacher = ({ call, teacher, onDeleted }: DeleteTeacherProps) => {
  const texts = useTexts(teacherTexts)
  const [ask, question] = useAsk(() => ({
    title: texts.deleteTitle(fullName(teacher)),
    text: texts.deleteText,
    confirmLabel: texts.delete,
    cancelLabel: texts.keep,
    isDestructive: true,
    autoFocus: false,
    act: () => deleteTeacher(call, teacher.id),
    onDone: onDeleted,
  }))
  return (
    <div className="teacher-delete">
      {teacher.masterclass_count > 0 && <p className="teacher-note">{texts.deleteInUse}</p>}
      {teacher.masterclass_count === 0 && (
        <TextButton look="danger-text" onClick={() => ask()}>
          {texts.delete}
        </TextButton>
      )}
      {question}
    </div>
  )
}
