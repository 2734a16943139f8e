import type { AcademyDate } from '@academy/contract/programme/dates/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatHour, formatPeriodOfMonth } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { dateTexts } from './texts.ts'
import './date-list.css'

interface SubscribeProps {
  /** The whole address of the calendar. */
  address: string
  /** Copies the address. */
  copyLink: ReactNode
}

/** The calendar to subscribe to, or as a file. */
export const Subscribe = ({ address, copyLink }: SubscribeProps) => {
  const texts = useTexts(dateTexts)
  return (
    <div>
      <p>{texts.subscribeText}</p>
      <p className="calendar-ways">
        {/* Calendar programs open addresses of this kind. */}
        <ButtonAnchor look="quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {texts.toCalendar}
        </ButtonAnchor>
        <a href={address} download="">
          {texts.file}
        </a>
      </p>
      <div className="calendar-address">
        {texts.address} <code>{address}</code>
        {copyLink}
      </div>
    </div>
  )
}

/** The dates from the first to the last. */
export const DateList = ({ dates }: { dates: readonly AcademyDate[] }) => (
  <ol className="date-list">
    {dates.map(date => (
      <DateEntry key={date.id} date={date} />
    ))}
  </ol>
)

const DateEntry = ({ date }: { date: AcademyDate }) => {
  const locale = useLocale()
  const texts = useTexts(dateTexts)
  const { kind, start_date, end_date, starts_at, title, text, place, concert_id, is_over } = date
  return (
    <li data-kind={kind} data-over={is_over || undefined}>
      <p className="date-day">
        <time dateTime={start_date}>{formatPeriodOfMonth(start_date, end_date, locale)}</time>
        {is_over && <span className="date-over"> {texts.over}</span>}
      </p>
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {concert_id !== null && (
          <p>
            {starts_at && formatHour(starts_at, locale)}, {place} ·{' '}
            <Link to="/concerts/$concertId" params={{ concertId: String(concert_id) }}>
              {texts.programme}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}
