import './profile.css'
import '../../../ui/text-button.css'
import type { Resume } from '@academy/contract/people/profile/schemas'
import { useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatBytes, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FileDialogs } from '../../../ui/dialog/file-dialogs.tsx'
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts'
import { Panel } from '../../../ui/panel.tsx'
import { deleteResume } from './api.ts'
import { ResumeForm } from './resume-form.tsx'
import { resumeTexts } from './resume-texts.ts'

interface ResumeCardProps {
  call: Call
  resume: Resume | undefined
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

export const ResumeCard = ({ call, resume, onChanged }: ResumeCardProps) => {
  const texts = useTexts(resumeTexts)
  const [opened, open] = useState<'upload' | 'delete'>()
  const uploadButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(resume !== undefined, uploadButton)
  return (
    <Panel
      title={texts.title}
      action={
        <button
          ref={uploadButton}
          type="button"
          className="text-button"
          aria-label={resume ? texts.replaceTitle : texts.upload}
          onClick={() => open('upload')}
        >
          {resume ? texts.replace : texts.upload}
        </button>
      }
    >
      {resume ? (
        <ResumeFile resume={resume} onDelete={() => open('delete')} />
      ) : (
        <p className="profile-missing">{texts.none}</p>
      )}
      <FileDialogs
        opened={opened}
        onClose={() => open(undefined)}
        title={resume ? texts.replaceTitle : texts.upload}
        onChanged={onChanged}
        remove={() => deleteResume(call)}
        texts={texts}
      >
        {onSaved => <ResumeForm call={call} onSaved={onSaved} />}
      </FileDialogs>
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
        <a
          className="text-button"
          href={resume.url}
          download
          aria-label={`${texts.download}: ${resume.name}`}
        >
          {texts.download}
        </a>
        <button type="button" className="text-button" aria-label={texts.deleteLabel} onClick={onDelete}>
          {texts.delete}
        </button>
      </div>
    </div>
  )
}
