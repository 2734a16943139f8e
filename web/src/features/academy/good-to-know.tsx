import './good-to-know.css'
import type { Academy } from '@academy/contract/academy'
import type { ReactNode } from 'react'
import { formatDay, formatMoney, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/copy.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TimePeriod } from '../../ui/time-period.tsx'
import { academyTexts } from './texts.ts'

/** When, until when, and what it costs. */
export const GoodToKnow = ({ academy }: { academy: Academy }) => {
  const locale = useLocale()
  const texts = useTexts(academyTexts)
  return (
    <aside className="good-to-know" aria-labelledby="good-to-know-title">
      <h2 id="good-to-know-title">{texts.goodToKnow}</h2>
      <dl>
        <Entry name={texts.period}>
          <TimePeriod start={academy.start_date_academy} end={academy.end_date_academy} />
        </Entry>
        <Entry name={texts.deadline}>
          <time dateTime={academy.end_date_application}>{formatDay(academy.end_date_application)}</time>
        </Entry>
        <Entry name={texts.handlingFee}>
          {texts.perApplication(formatMoney(academy.handling_fee, locale))}
        </Entry>
        <Offers name={texts.lodging} offers={academy.room_types} />
        <Offers name={texts.catering} offers={academy.meal_types} />
      </dl>
      {academy.scholarship && (
        <div className="good-to-know-scholarship">
          <h3>{texts.scholarship}</h3>
          <p>{locale === 'de' ? academy.scholarship.note_de : academy.scholarship.note_en}</p>
          <a href={academy.scholarship.url}>{texts.toScholarship}</a>
        </div>
      )}
    </aside>
  )
}

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Offers = ({ name, offers }: { name: string; offers: Academy['room_types'] }) => {
  const locale = useLocale()
  const texts = useTexts(academyTexts)
  if (offers.length === 0) return null
  return (
    <Entry name={name}>
      {offers.map(offer => (
        <span key={offer.id} className="good-to-know-offer">
          {nameIn(locale, offer)}: {texts.perNight(formatMoney(offer.price, locale))}
        </span>
      ))}
    </Entry>
  )
}
