import './academy-facts.css'
import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { formatDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { academiesTexts } from './texts.ts'

/** Everything that the office has set for an academy, to read. */
export const AcademyFacts = ({ academy }: { academy: OfficeAcademy }) => {
  const texts = useTexts(academiesTexts)
  const locale = useLocale()
  const { lodging_free_until: freeUntil, end_date_application: deadline } = academy
  return (
    <dl className="academy-facts">
      <Fact name={texts.days}>
        <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
      </Fact>
      <Fact name={texts.deadline}>{formatDay(deadline)}</Fact>
      <Fact name={texts.place}>{academy.place_name}</Fact>
      <Fact name={texts.handlingFee}>{formatMoney(academy.handling_fee, locale)}</Fact>
      <Fact name={texts.recordingFee}>{formatMoney(academy.recording_fee, locale)}</Fact>
      <Fact name={texts.freeUntil}>
        {freeUntil ? formatDay(freeUntil) : texts.freeUntilDeadline(formatDay(deadline))}
      </Fact>
      <Fact name={texts.withdrawal}>
        <Terms terms={academy.withdrawal_terms} />
      </Fact>
      <Fact name={texts.lodging}>
        <Terms terms={academy.lodging_terms} />
      </Fact>
      <Fact name={texts.scholarship}>
        {academy.scholarship_url ? (
          <a href={academy.scholarship_url}>{academy[`scholarship_${locale}`]}</a>
        ) : (
          texts.noScholarship
        )}
      </Fact>
    </dl>
  )
}

const Terms = ({ terms: { steps, last_percent } }: { terms: CancellationTerms }) => {
  const texts = useTexts(academiesTexts)
  const parts = steps.map(({ least_days, percent }) => texts.step(percent, least_days))
  return (
    <>
      {steps.length === 0
        ? texts.onlyStep(last_percent)
        : [...parts, texts.lastStep(last_percent)].join(', ')}
    </>
  )
}
