import type {
  AccompanimentPlan,
  PlannedAccompanist,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { formatShortDay, formatShortRange } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { planTexts } from './texts.ts'
import { useWorkTexts } from './use-work-texts.ts'

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
        {
          id: 'dates',
          title: texts.days,
          day: one => one.start_date,
          files: [
            { title: texts.from, day: one => one.start_date },
            { title: texts.to, day: one => one.end_date },
          ],
          cell: one => <TimePeriod start={one.start_date} end={one.end_date} />,
        },
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
