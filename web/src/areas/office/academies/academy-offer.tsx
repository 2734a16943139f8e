import './academy-facts.css'
import type { OfficeAcademy, YearMasterclass } from '@academy/contract/office/academies/schemas'
import type { LodgingOption } from '@academy/contract/programme/academy/schemas'
import type { ReactNode } from 'react'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { periodColumn } from './academy-table.tsx'
import { academiesTexts } from './texts.ts'

/** The masterclasses of a year with their numbers, to read. */
export const YearMasterclasses = ({ masterclasses }: { masterclasses: readonly YearMasterclass[] }) => {
  const texts = useTexts(academiesTexts)
  const locale = useLocale()
  const selectionOf = ({ is_final, application_closed }: YearMasterclass) => {
    if (is_final) return texts.final
    return application_closed ? texts.closed : texts.open
  }
  return (
    <OfficeTable
      id="year-masterclasses"
      caption={texts.masterclasses}
      rows={masterclasses}
      idOf={({ id }) => id}
      state={useTableView()}
      empty={texts.noMasterclasses}
      columns={[
        {
          id: 'instrument',
          title: texts.instrument,
          isHeading: true,
          text: one => nameIn(locale, one.instrument),
        },
        { id: 'teacher', title: texts.teacher, text: one => one.teacher },
        periodColumn<YearMasterclass>({
          id: 'days',
          title: texts.days,
          titles: [texts.start, texts.end],
          start: one => one.start_date,
          end: one => one.end_date,
        }),
        { id: 'fee', title: texts.fee, number: one => one.participation_fee, isMoney: true },
        { id: 'applied', title: texts.applied, number: one => one.application_count },
        { id: 'accepted', title: texts.accepted, number: one => one.participant_count },
        { id: 'selection', title: texts.selection, text: selectionOf },
      ]}
    />
  )
}

/** Rooms, meals and periods of a year, to read. */
export const YearOffer = ({ academy }: { academy: OfficeAcademy }) => {
  const texts = useTexts(academiesTexts)
  const locale = useLocale()
  const priceOf = ({ price }: LodgingOption) => texts.perNight(formatMoney(price, locale))
  return (
    <dl className="academy-facts">
      <OfferList
        name={texts.rooms}
        entries={academy.room_types.map(room => [
          room.id,
          `${nameIn(locale, room)}: ${priceOf(room)}, ${texts.beds(room.beds)}`,
        ])}
      />
      <OfferList
        name={texts.meals}
        entries={academy.meal_types.map(meal => [meal.id, `${nameIn(locale, meal)}: ${priceOf(meal)}`])}
      />
      <OfferList
        name={texts.periods}
        entries={academy.correpetition_periods.map(({ id, name, start_date, end_date }) => [
          id,
          <>
            {name}: <TimePeriod start={start_date} end={end_date} />
          </>,
        ])}
      />
    </dl>
  )
}

const OfferList = ({ name, entries }: { name: string; entries: [key: number, entry: ReactNode][] }) => {
  const { none } = useTexts(academiesTexts)
  return (
    <Fact name={name}>
      {entries.length === 0 ? none : entries.map(([key, entry]) => <div key={key}>{entry}</div>)}
    </Fact>
  )
}
