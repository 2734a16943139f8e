import type { Resume } from '@academy/contract/profile/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { PDF_ACCEPT } from '../../ui/form/pdf-file.ts'
import type { ApplicationForm } from './application-form.ts'
import { applyTexts } from './apply-texts.ts'

interface Props {
  form: ApplicationForm['form']
  resume: Resume | undefined
  /** The name of a file from the draft, which has to be chosen again. */
  lostFile: string | undefined
}

/** The résumé field: required for applicants unknown to the teacher, otherwise only for a new version. */
export const ResumeField = ({ form, resume, lostFile }: Props) => {
  const texts = useTexts(applyTexts)
  const hints = [texts.resumeHint, resume && texts.resumeThere(resume.name)]
  return (
    <ControlledField form={form} name="resume_file">
      {({ value, onChange: _, ...control }) => {
        const file = value instanceof File ? value : undefined
        const again = !file && lostFile && texts.resumeAgain(lostFile)
        return (
          <FileField
            label={resume ? texts.newResume : texts.resume}
            hint={[...hints, again].filter(Boolean).join(' ')}
            accept={PDF_ACCEPT}
            file={file}
            onFile={chosen => {
              form.setValue('resume_file', chosen)
              void form.trigger('resume_file')
            }}
            {...control}
          />
        )
      }}
    </ControlledField>
  )
}
