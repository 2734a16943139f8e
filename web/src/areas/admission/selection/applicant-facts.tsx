import './applicant-facts.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { GenderSymbol } from './gender-symbol.tsx'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'

/** Age, country, gender, whether the teacher knows them, and whether they have withdrawn. */
export const ApplicantFacts = ({ student, is_known, has_withdrawn, news }: Applicant) => {
  const texts = useTexts(selectionTexts)
  const { newsWords } = useTexts(tableTexts)
  const locale = useLocale()
  return (
    <p className="applicant-facts">
      {student.age !== null && <span>{texts.age(student.age)}</span>}
      {student.country && <span>{nameIn(locale, student.country)}</span>}
      {student.gender && <GenderSymbol gender={student.gender} />}
      <Badge tone={is_known ? 'warm' : 'quiet'}>{is_known ? texts.known : texts.unknown}</Badge>
      {news && <Badge tone="quiet">{newsWords[news]}</Badge>}
      {has_withdrawn && <Badge tone="quiet">{texts.withdrawn}</Badge>}
    </p>
  )
}
