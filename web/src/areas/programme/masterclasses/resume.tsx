import './resume.css'
import { resumeFields } from '@academy/contract/programme/masterclasses/resume-fields'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { detailTexts } from './detail-texts.ts'

/** The biography of the teacher, in the page's language. */
export const Resume = ({ masterclass }: { masterclass: Masterclass }) => {
  const texts = useTexts(detailTexts)
  const html = masterclass.resume[resumeFields[useLocale()]]
  return (
    html && (
      <section className="resume" aria-labelledby="resume-title">
        <h2 id="resume-title">{texts.about}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it on input and output */}
        <div className="resume-text" dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    )
  )
}
