import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { DecisionDialog } from '../../../ui/dialog/decision-dialog.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { deleteTeacher } from './api.ts'
import { nameOf } from './teacher-state.ts'
import { teacherTexts } from './texts.ts'

interface DeleteTeacherProps {
  call: Call
  teacher: Teacher
  onDeleted: () => void
}

export const DeleteTeacher = ({ call, teacher, onDeleted }: DeleteTeacherProps) => {
  const texts = useTexts(teacherTexts)
  const locale = useLocale()
  const [isAsking, ask] = useState(false)
  const [message, setMessage] = useState<Message>()
  const remove = async () => {
    setMessage(undefined)
    try {
      await deleteTeacher(call, teacher.id)
      return true
    } catch (error) {
      setMessage({ tone: 'failure', text: explainReason(error, locale) })
      return false
    }
  }
  return (
    <div className="teacher-delete">
      {teacher.masterclass_count > 0 && <p className="teacher-note">{texts.deleteInUse}</p>}
      {teacher.masterclass_count === 0 && (
        <TextButton look="danger-text" onClick={() => ask(true)}>
          {texts.delete}
        </TextButton>
      )}
      {isAsking && (
        <DecisionDialog
          title={texts.deleteTitle(nameOf(teacher))}
          confirmLabel={texts.delete}
          keepLabel={texts.keep}
          isReady
          message={message}
          onConfirm={remove}
          onDone={onDeleted}
          onClose={() => ask(false)}
        >
          <p>{texts.deleteText}</p>
        </DecisionDialog>
      )}
    </div>
  )
}
