import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { platformOf } from '@academy/contract/base/links'
import type { Gender } from '@academy/contract/base/schemas'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { reviewTexts } from '../reviews/texts.ts'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import './file-links.css'
import './applicant-facts.css'

interface ApplicantLinkProps {
  id: number
  name: string
  className?: string
}

/** The name of an applicant, which leads to them. Not draggable: rows of the waiting list are dragged by it. */
export const ApplicantLink = ({ id, name, className }: ApplicantLinkProps) => (
  <Link
    className={className}
    from="/user/t/masterclass/$masterclassId"
    search={before => ({ ...before, applicant: String(id) })}
    draggable={false}
  >
    {name}
  </Link>
)

/** The teacher's rating of an applicant, for the teacher alone. */
export const OwnRating = ({ rating }: { rating: number | null }) => {
  const texts = useTexts(reviewTexts)
  return (
    rating !== null && <span className="applicant-rating">{`${texts.rating}: ${texts.rate(rating)}`}</span>
  )
}

interface ResumeFileProps {
  resume: NonNullable<Applicant['resume']>
  /** Whose it is. */
  name: string
}

/** The résumé in a row of the list. */
export const ResumeFile = ({ resume, name }: ResumeFileProps) => {
  const texts = useTexts(tableTexts)
  return (
    <ButtonAnchor look="text" href={resume.url} download={resume.name}>
      {texts.resumeFile}
      <span className="visually-hidden">{texts.resumeOf(name)}</span>
    </ButtonAnchor>
  )
}

interface RecordingLinksProps extends Pick<Applicant, 'recordings' | 'recording_titles'> {
  /** Whose they are. */
  name: string
}

/** The recordings in a row of the list, as numbers. */
export const RecordingLinks = ({ recordings, recording_titles, name }: RecordingLinksProps) => {
  const texts = useTexts(tableTexts)
  return (
    <span className="applicant-recordings">
      {recordings.map((link, index) => (
        <ButtonAnchor
          // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and their order is fixed
          key={index}
          look="text"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {index + 1}
          <span className="visually-hidden">
            {texts.recordingOf(recording_titles[index] || platformOf(link), name)}
          </span>
        </ButtonAnchor>
      ))}
    </span>
  )
}

// The variation selector requests a text glyph instead of a coloured emoji.
const symbols: Record<Gender, string> = { female: '♀\ufe0e', male: '♂\ufe0e', diverse: '⚧\ufe0e' }

export const GenderSymbol = ({ gender }: { gender: Gender }) => {
  const texts = useTexts(selectionTexts)
  return (
    <span>
      <span className="applicant-gender" aria-hidden="true">
        {symbols[gender]}
      </span>
      <span className="visually-hidden">{texts.gender[gender]}</span>
    </span>
  )
}
