import { type Resume, ResumeUpload } from '@academy/contract/people/profile/schemas'
import { useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatBytes, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor, TextButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/dialog/focus-if-lost.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField, PDF_ACCEPT, pdfError, UploadProgress } from '../../../ui/form/file-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { deleteResume, replaceResume } from './api.ts'
import { resumeTexts } from './resume-texts.ts'
import { useOwnFile } from './use-own-file.ts'
import './profile.css'

interface ResumeFormProps {
  call: Call
  onSaved: () => Promise<void>
}

/** Uploads one PDF. Files that are obviously not PDFs are refused in the browser. */
const ResumeForm = ({ call, onSaved }: ResumeFormProps) => {
  const texts = useTexts(resumeTexts)
  const [part, setPart] = useState<number>()
  const { form, frame } = useContractForm({
    schema: ResumeUpload,
    check: async ({ resume_file }) => ({ resume_file: await pdfError(resume_file) }),
    send: async ({ resume_file }) => {
      if (!(resume_file instanceof File)) return
      await replaceResume(call, resume_file, setPart).finally(() => setPart(undefined))
      await onSaved()
    },
  })
  return (
    <Form submitLabel={texts.send} {...frame}>
      <ControlledField form={form} name="resume_file">
        {({ value, onChange, ...field }) => (
          <FileField
            label={texts.file}
            accept={PDF_ACCEPT}
            file={value instanceof File ? value : undefined}
            onFile={file => onChange(file ?? null)}
            {...field}
          />
        )}
      </ControlledField>
      {part !== undefined && <UploadProgress part={part} />}
    </Form>
  )
}

interface ResumeCardProps {
  call: Call
  resume: Resume | undefined
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

export const ResumeCard = ({ call, resume, onChanged }: ResumeCardProps) => {
  const texts = useTexts(resumeTexts)
  const uploadButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(resume !== undefined, uploadButton)
  const file = useOwnFile({ texts, remove: () => deleteResume(call), onChanged })
  return (
    <Panel
      title={texts.title}
      action={
        <TextButton
          ref={uploadButton}
          aria-label={resume ? texts.replaceTitle : texts.upload}
          onClick={file.upload}
        >
          {resume ? texts.replace : texts.upload}
        </TextButton>
      }
    >
      {resume ? (
        <ResumeFile resume={resume} onDelete={file.askToDelete} />
      ) : (
        <p className="profile-missing">{texts.none}</p>
      )}
      <Dialog {...file.dialog} title={resume ? texts.replaceTitle : texts.upload}>
        <ResumeForm call={call} onSaved={file.saved} />
      </Dialog>
      {file.question}
    </Panel>
  )
}

const ResumeFile = ({ resume, onDelete }: { resume: Resume; onDelete: () => void }) => {
  const texts = useTexts(resumeTexts)
  const locale = useLocale()
  const uploadedOn = formatLongDay(dayInVienna(resume.uploaded_at), locale)
  return (
    <div>
      <p className="resume-name">{resume.name}</p>
      <p className="profile-note">
        {formatBytes(resume.size, locale)}, {texts.uploaded(uploadedOn)}. {texts.kept}
      </p>
      <div className="profile-actions">
        <ButtonAnchor look="text" href={resume.url} download aria-label={`${texts.download}: ${resume.name}`}>
          {texts.download}
        </ButtonAnchor>
        <TextButton aria-label={texts.deleteLabel} onClick={onDelete}>
          {texts.delete}
        </TextButton>
      </div>
    </div>
  )
}
