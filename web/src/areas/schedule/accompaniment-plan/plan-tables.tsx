import type {
  AccompanimentPlan,
  PlannedAccompanist,
  PlannedDay,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { formatDayOfWeek, formatShortDay, formatShortRange } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { periodColumn } from '../../../ui/office-table/usual-columns.tsx'
import { useWorkTexts } from './plan-names.ts'
import { planTexts } from './texts.ts'

type Row = PlannedAccompanist

const freeText = ({ free }: Row) =>
  free
    .map(({ start_date, end_date }) =>
      start_date === end_date ? formatShortDay(start_date) : formatShortRange(start_date, end_date),
    )
    .join(', ')

/** What each accompanist has to play in all. */
export const AccompanistTable = ({ plan, state }: { plan: AccompanimentPlan; state: TableState }) => {
  const texts = useTexts(planTexts)
  const work = useWorkTexts()
  const concerts = ({ total, undated_count }: Row) =>
    [work.concerts(total), ...(undated_count > 0 ? [texts.undated(undated_count)] : [])].join(', ')
  return (
    <OfficeTable
      id="plan-accompanists"
      caption={texts.accompanists}
      rows={plan.accompanists}
      idOf={({ period_id }) => period_id}
      state={state}
      isShort
      empty={texts.noAccompanists}
      columns={[
        {
          id: 'name',
          title: texts.accompanist,
          isHeading: true,
          text: ({ name }) => name,
          cell: ({ name, is_own }) => (is_own ? `${name} (${texts.you})` : name),
        },
        periodColumn('dates', { shown: texts.days, start: texts.from, end: texts.to }),
        { id: 'masterclasses', title: texts.masterclasses, number: one => one.masterclass_ids.length },
        {
          id: 'participants',
          title: texts.participants,
          text: ({ total, masterclass_ids }) =>
            masterclass_ids.length === 0 ? '' : work.participants(total),
          order: ({ total }) => total.participant_count + total.undecided_count,
          files: work.filesOf<Row>('', ({ total }) => total),
        },
        {
          id: 'repertoire',
          title: texts.repertoire,
          text: ({ total, masterclass_ids }) => (masterclass_ids.length === 0 ? '' : work.repertoire(total)),
          order: ({ total }) => total.piece_count,
        },
        { id: 'concerts', title: texts.concerts, text: concerts, order: ({ total }) => total.concert_count },
        { id: 'free', title: texts.freeDays, text: freeText },
      ]}
    />
  )
}

/** A day, and what each accompanist who is there has to play, by period. */
interface DayRow {
  date: string
  work: Map<number, PlannedDay>
}

const hasWork = ({ masterclass_ids, concert_count }: PlannedDay) =>
  masterclass_ids.length > 0 || concert_count > 0

/** From the first to the last day with something to play. */
const rowsOf = ({ accompanists }: AccompanimentPlan): DayRow[] => {
  const all = accompanists.flatMap(({ period_id, days }) => days.map(day => ({ period_id, day })))
  const played = all.filter(({ day }) => hasWork(day)).map(({ day }) => day.date)
  const dates = [...new Set(all.map(({ day }) => day.date))].sort()
  const [first = '', last = ''] = [played.toSorted()[0], played.toSorted().at(-1)]
  return dates
    .filter(date => date >= first && date <= last)
    .map(date => ({
      date,
      work: new Map(all.filter(({ day }) => day.date === date).map(({ period_id, day }) => [period_id, day])),
    }))
}

/** What each accompanist has to play on each day, side by side. */
export const DayTable = ({ plan, state }: { plan: AccompanimentPlan; state: TableState }) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const work = useWorkTexts()
  const linesOf = (day: PlannedDay | undefined): string[] => {
    if (!day) return []
    if (!hasWork(day)) return [texts.freeDay]
    const lessons = day.masterclass_ids.length > 0 ? [work.participants(day), work.repertoire(day)] : []
    const concerts = work.concerts(day)
    return [...lessons, ...(concerts ? [texts.concert(concerts)] : [])].filter(Boolean)
  }
  const columnOf = ({ period_id, name }: PlannedAccompanist): TableColumn<DayRow> => ({
    id: `period-${period_id}`,
    title: name,
    text: row => linesOf(row.work.get(period_id)).join('\n'),
    order: row => {
      const day = row.work.get(period_id)
      return day ? day.participant_count + day.undecided_count : -1
    },
    files: work.filesOf(`${name}: `, row => row.work.get(period_id)),
    cell: row => (
      <span className="plan-stack">
        {linesOf(row.work.get(period_id)).map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  })
  return (
    <OfficeTable
      id="plan-days"
      caption={texts.byDay}
      rows={plan.accompanists.some(({ days }) => days.some(hasWork)) ? rowsOf(plan) : []}
      idOf={({ date }) => date}
      state={state}
      isShort
      empty={texts.nothingByDay}
      columns={[
        {
          id: 'day',
          title: texts.day,
          isHeading: true,
          day: ({ date }) => date,
          cell: ({ date }) => <time dateTime={date}>{formatDayOfWeek(date, locale)}</time>,
        },
        ...plan.accompanists.map(columnOf),
      ]}
    />
  )
}
