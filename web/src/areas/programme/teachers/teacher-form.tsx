import './teachers.css'
import { locales, localizedBy } from '@academy/contract/base/locale'
import { resumeFields } from '@academy/contract/programme/masterclasses/resume-fields'
import { type Teacher, TeacherInput } from '@academy/contract/programme/teachers/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { loadTeacher, saveTeacher, type TeacherBody } from './api.ts'
import { teacherFormTexts } from './form-texts.ts'

interface TeacherFormProps {
  call: Call
  /** Undefined for a new teacher. */
  teacher: Teacher | undefined
  onSaved: (saved: Teacher) => Promise<void>
  /** Called after the version of somebody else has replaced the input. */
  onReloaded?: () => Promise<void>
}

const wordsOf = (teacher: Teacher | undefined) => ({
  title: teacher?.title ?? '',
  shows_title: teacher?.shows_title ?? false,
  first_name: teacher?.first_name ?? '',
  last_name: teacher?.last_name ?? '',
  resume_german: teacher?.resume_german ?? '',
  resume_english: teacher?.resume_english ?? '',
  ...localizedBy('sentence', locale => teacher?.[`sentence_${locale}`] ?? ''),
})

/** Name, title and the biographies side by side. */
export const TeacherForm = ({ call, teacher, onSaved, onReloaded }: TeacherFormProps) => {
  const texts = useTexts(teacherFormTexts)
  const { form, field, frame, conflict } = useVersionedForm<TeacherBody, TeacherInput, Teacher>({
    schema: TeacherInput,
    draft: `teacher:${teacher?.id ?? 'new'}`,
    known: wordsOf(teacher),
    version: teacher?.version ?? 0,
    typedOf: wordsOf,
    save: (values, version) => saveTeacher(call, teacher && { id: teacher.id, version }, values),
    loadNewest: () => loadTeacher(call, teacher?.id ?? 0),
    onSaved,
    ...(onReloaded && { onReloaded }),
  })
  return (
    <Form submitLabel={teacher ? texts.save : texts.addIt} {...frame}>
      <div className="teacher-names field-row">
        <TextField label={texts.title} {...field('title')} />
        <TextField label={texts.firstName} required {...field('first_name')} />
        <TextField label={texts.lastName} required {...field('last_name')} />
      </div>
      <Checkbox label={texts.showsTitle} {...field('shows_title')} />
      <div className="teacher-biographies">
        {locales.map(language => (
          <TextField
            key={language}
            label={texts.sentences[language]}
            hint={texts.sentenceHint}
            lang={language}
            {...field(`sentence_${language}`)}
          />
        ))}
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
      {conflict && <ConflictNote title={texts.conflictTitle} {...conflict} />}
    </Form>
  )
}
