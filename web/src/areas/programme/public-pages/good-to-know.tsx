import './good-to-know.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Dates } from '../academy/facts.tsx'
import { ScholarshipNote } from '../academy/scholarship-note.tsx'
import { academyTexts } from '../academy/texts.ts'

/** Dates, deadline and costs. */
export const GoodToKnow = ({ academy }: { academy: Academy }) => {
  const locale = useLocale()
  const texts = useTexts(academyTexts)
  return (
    <aside className="good-to-know" aria-labelledby="good-to-know-title">
      <h2 id="good-to-know-title">{texts.goodToKnow}</h2>
      <dl>
        <Dates academy={academy} />
        <Fact name={texts.handlingFee}>
          {texts.perApplication(formatMoney(academy.handling_fee, locale))}
        </Fact>
        <LodgingOptions name={texts.lodging} options={academy.room_types} />
        <LodgingOptions name={texts.catering} options={academy.meal_types} />
      </dl>
      {academy.scholarship && (
        <div className="good-to-know-scholarship">
          <ScholarshipNote scholarship={academy.scholarship} heading="h3" />
        </div>
      )}
    </aside>
  )
}

const LodgingOptions = ({ name, options }: { name: string; options: Academy['room_types'] }) => {
  const locale = useLocale()
  const texts = useTexts(academyTexts)
  if (options.length === 0) return null
  return (
    <Fact name={name}>
      {options.map(option => (
        <span key={option.id} className="good-to-know-option">
          {nameIn(locale, option)}: {texts.perNight(formatMoney(option.price, locale))}
        </span>
      ))}
    </Fact>
  )
}
