import './material.css'
import type { Application } from '@academy/contract/admission/applications/schemas'
import { platformOf } from '@academy/contract/base/links'
import { useTexts } from '../../../base/i18n/texts.ts'
import { listTexts } from './list-texts.ts'
import { recordingNames, titleOf } from './recordings.ts'

/** The submitted material: recordings by platform name, and the résumé version of that application. */
export const SubmittedMaterial = ({ application }: { application: Application }) => {
  const texts = useTexts(listTexts)
  const { resume_file } = application
  const recordings = recordingNames
    .map(name => ({ link: application[name], title: application[titleOf(name)] }))
    .filter(({ link }) => link)
  if (recordings.length === 0 && !resume_file) return texts.nothing
  return (
    <ul className="material">
      {recordings.map(({ link, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and their order is fixed
        <li key={index}>
          <a className="touch-link" href={link} target="_blank" rel="noopener noreferrer">
            {title ? `${title} (${platformOf(link)})` : platformOf(link)}{' '}
            <span className="visually-hidden">{texts.newTab}</span>
          </a>
        </li>
      ))}
      {resume_file && (
        <li>
          <a className="touch-link" href={resume_file.url} download={resume_file.name}>
            {texts.resume}
          </a>
        </li>
      )}
    </ul>
  )
}
