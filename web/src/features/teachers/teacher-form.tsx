import './teachers.css'
import { locales } from '@academy/contract/locale'
import { resumeFields } from '@academy/contract/masterclasses/resume-fields'
import { type Teacher, TeacherInput } from '@academy/contract/teachers/schemas'
import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { loadTeacher, saveTeacher, type TeacherBody } from './api.ts'
import { teacherFormTexts } from './form-texts.ts'

interface TeacherFormProps {
  call: Call
  /** Undefined for a new teacher. */
  teacher: Teacher | undefined
  onSaved: (saved: Teacher) => Promise<void>
  /** Shows the version that somebody else has saved instead of the input. */
  onReload: () => Promise<void>
}

const wordsOf = (teacher: Teacher | undefined) => ({
  title: teacher?.title ?? '',
  first_name: teacher?.first_name ?? '',
  last_name: teacher?.last_name ?? '',
  resume_german: teacher?.resume_german ?? '',
  resume_english: teacher?.resume_english ?? '',
})

/** Name, title and the biographies side by side. */
export const TeacherForm = ({ call, teacher, onSaved, onReload }: TeacherFormProps) => {
  const texts = useTexts(teacherFormTexts)
  const locale = useLocale()
  const [version, setVersion] = useState(teacher?.version ?? 0)
  const [hasConflict, setConflict] = useState(false)
  const { form, field, frame } = useDialogForm<TeacherBody, TeacherInput>({
    schema: TeacherInput,
    draft: `teacher:${teacher?.id ?? 'new'}`,
    known: wordsOf(teacher),
    send: async values => {
      setConflict(false)
      const saved = await saveTeacher(call, teacher && { id: teacher.id, version }, values)
      // Before the page shows the new version in a new form.
      frame.unsaved.discard?.()
      await onSaved(saved)
      return undefined
    },
    explainFailure: error => {
      if (isRefusal(error, 'changed_meanwhile')) setConflict(true)
      return explainReason(error, locale)
    },
  })
  const saveMine = async (id: number) => {
    setVersion((await loadTeacher(call, id)).version)
    setConflict(false)
  }
  const takeTheirs = async () => {
    frame.unsaved.discard?.()
    await onReload()
  }
  return (
    <Form submitLabel={teacher ? texts.save : texts.addIt} {...frame}>
      <div className="teacher-names">
        <TextField label={texts.title} hint={texts.titleHint} {...field('title')} />
        <TextField label={texts.firstName} required {...field('first_name')} />
        <TextField label={texts.lastName} required {...field('last_name')} />
      </div>
      <div className="teacher-biographies">
        {locales.map(language => (
          <ControlledField key={language} form={form} name={resumeFields[language]}>
            {({ value, onChange, onBlur, ref, error }) => (
              <RichTextField
                label={texts.biographies[language]}
                hint={texts.biographyHint}
                lang={language}
                value={value ?? ''}
                error={error}
                onChange={onChange}
                onBlur={onBlur}
                ref={ref}
              />
            )}
          </ControlledField>
        ))}
      </div>
      {teacher && hasConflict && (
        <ConflictNote
          title={texts.conflictTitle}
          onKeepMine={() => saveMine(teacher.id)}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Form>
  )
}
