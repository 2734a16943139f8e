import '../../../ui/text-button.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { selectionTexts } from './texts.ts'

export const ResumeLink = ({ applicant: { resume, student } }: { applicant: Applicant }) => {
  const texts = useTexts(selectionTexts)
  if (!resume) return <p className="excerpt-empty">{texts.noResume}</p>
  return (
    <a className="text-button" href={resume.url} download={resume.name}>
      {texts.resumeFile}
      <span className="visually-hidden">, {student.full_name}</span>
    </a>
  )
}
