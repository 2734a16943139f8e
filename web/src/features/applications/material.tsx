import './material.css'
import type { Application } from '@academy/contract/applications/schemas'
import { platformOf } from '@academy/contract/recording-links'
import { useTexts } from '../../lib/i18n/texts.ts'
import { listTexts } from './list-texts.ts'

/** What was sent along: recordings by the name of their platform, and the résumé of that day. */
export const Material = ({ application }: { application: Application }) => {
  const texts = useTexts(listTexts)
  const { recording_1, recording_2, recording_3, resume_file } = application
  const links = [recording_1, recording_2, recording_3].filter(Boolean)
  if (links.length === 0 && !resume_file) return texts.nothing
  return (
    <ul className="material">
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice, and the order is theirs
        <li key={index}>
          <a className="touch-link" href={link} target="_blank" rel="noopener noreferrer">
            {platformOf(link)} <span className="visually-hidden">{texts.newTab}</span>
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
