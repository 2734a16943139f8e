import { teacherName } from '@academy/contract/base/names'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import type { AccompaniedMasterclass } from './api.ts'
import { accompanimentTexts } from './texts.ts'

/** Teacher, instrument and dates. */
export const AccompaniedName = ({ masterclass }: { masterclass: AccompaniedMasterclass }) => (
  <>
    <strong>{teacherName(masterclass)}</strong>
    <span>
      {nameIn(useLocale(), masterclass.instrument)},{' '}
      <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
    </span>
  </>
)

/** How many take part, or how many have applied until that is decided. */
export const ParticipantCount = ({ masterclass }: { masterclass: AccompaniedMasterclass }) => {
  const texts = useTexts(accompanimentTexts)
  const { is_final, participant_count, application_count } = masterclass
  return is_final ? texts.participants(participant_count) : texts.notDecided(application_count)
}
