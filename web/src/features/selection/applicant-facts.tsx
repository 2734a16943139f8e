import './applicant-facts.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'

// The variation selector requests a text glyph instead of a coloured emoji.
const symbols = { female: '♀\ufe0e', male: '♂\ufe0e', diverse: '⚧\ufe0e' }

/** Age, country, gender, whether the teacher knows them, and whether they have withdrawn. */
export const ApplicantFacts = ({ student, is_known, has_withdrawn, news }: Applicant) => {
  const texts = useTexts(selectionTexts)
  const { newsWords } = useTexts(tableTexts)
  const locale = useLocale()
  return (
    <p className="applicant-facts">
      {student.age !== null && <span>{texts.age(student.age)}</span>}
      {student.country && <span>{nameIn(locale, student.country)}</span>}
      {student.gender && (
        <span>
          <span className="applicant-gender" aria-hidden="true">
            {symbols[student.gender]}
          </span>
          <span className="visually-hidden">{texts.gender[student.gender]}</span>
        </span>
      )}
      <Badge tone={is_known ? 'warm' : 'quiet'}>{is_known ? texts.known : texts.unknown}</Badge>
      {news && <Badge tone="quiet">{newsWords[news]}</Badge>}
      {has_withdrawn && <Badge tone="quiet">{texts.withdrawn}</Badge>}
    </p>
  )
}
