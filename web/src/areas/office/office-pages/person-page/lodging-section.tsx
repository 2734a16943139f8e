import type { PersonBooking } from '@academy/contract/office/person-page/schemas'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import type { ReactNode } from 'react'
import type { Call } from '../../../../base/api.ts'
import { formatAmount, nameIn } from '../../../../base/format.ts'
import { areaCommon } from '../../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Excerpt } from '../../../../ui/excerpt/excerpt.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { TimePeriod } from '../../../../ui/time-period.tsx'
import { housekeepingTexts } from '../../../lodging/housekeeping/texts.ts'
import { VersionLinks } from '../../../site/documents/document-links.tsx'
import { Entries, EntryFacts, EntryHead } from './person-entries.tsx'
import { personTexts } from './texts.ts'

interface LodgingSectionProps {
  call: Call
  bookings: readonly PersonBooking[]
  /** Books a bed. */
  action: ReactNode
  actionsOf: (booking: PersonBooking) => ReactNode
}

/** The bookings of all years, the cancelled ones too. */
export const LodgingSection = ({ call, bookings, action, actionsOf }: LodgingSectionProps) => {
  const { lodging: texts } = useTexts(personTexts)
  const { nights, cancelled, booked } = useTexts(housekeepingTexts)
  return (
    <Panel title={texts.title} action={action}>
      <Entries
        current={bookings.filter(one => one.is_current_academy)}
        earlier={bookings.filter(one => !one.is_current_academy)}
        empty={texts.empty}
      >
        {booking => (
          <>
            <EntryHead
              title={
                <>
                  <TimePeriod start={booking.start_date} end={booking.end_date} />, {nights(booking.nights)}
                </>
              }
              state={
                <Badge tone={booking.is_cancelled ? 'danger' : booking.is_current ? 'warm' : 'quiet'}>
                  {booking.is_cancelled ? cancelled : booked}
                </Badge>
              }
              actions={actionsOf(booking)}
            />
            <Facts call={call} booking={booking} />
          </>
        )}
      </Entries>
    </Panel>
  )
}

const Facts = ({ call, booking }: { call: Call; booking: PersonBooking }) => {
  const { lodging: texts, elsewhere, notPlaced } = useTexts(personTexts)
  const { noMeals, noPrice, comment: commentOf } = useTexts(housekeepingTexts)
  const locale = useLocale()
  const { room_type, room_name, meal_type, comment, total_price, is_cancelled } = booking
  return (
    <EntryFacts>
      <Fact name={texts.room}>
        {room_type ? nameIn(locale, room_type) : elsewhere}
        {room_type && !is_cancelled && (
          <p className="person-detail">{room_name === null ? notPlaced : texts.roomNumber(room_name)}</p>
        )}
      </Fact>
      {room_type && (
        <Fact name={texts.meals}>
          {meal_type ? `${nameIn(locale, meal_type)}, ${dietText(locale, booking)}` : noMeals}
        </Fact>
      )}
      <Fact name={texts.price}>
        {booking.is_free ? texts.free : total_price > 0 ? formatAmount(total_price, locale) : noPrice}
      </Fact>
      {comment && (
        <Fact name={areaCommon.comment[locale]}>
          <Excerpt text={comment} empty="" of={commentOf(booking.full_name)} length={80} />
        </Fact>
      )}
      {booking.documents.length > 0 && (
        <Fact name={texts.agreed}>
          <VersionLinks call={call} documents={booking.documents} />
        </Fact>
      )}
    </EntryFacts>
  )
}
