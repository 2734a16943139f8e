import './accompaniment.css'
import type { AccompaniedRequest } from '@academy/contract/schedule/accompaniment/schemas'
import { formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { formatDuration } from '../../../ui/duration-input/duration.ts'
import { ListExport } from '../../../ui/office-table/list-export.tsx'
import { type RecordColumn, RecordTable } from '../../../ui/table/record-table.tsx'
import { accompanimentTexts } from './texts.ts'

const workOf = ({ composer_name, piece_title }: AccompaniedRequest) => `${composer_name}: ${piece_title}`
const playersOf = ({ student_name, chamber_ensemble }: AccompaniedRequest) =>
  [student_name, ...chamber_ensemble.map(({ name, instrument }) => `${name} (${instrument})`)].join(', ')

/** The concert requests that name the accompanist, in the order of the concerts. */
export const ConcertRequests = ({ requests }: { requests: readonly AccompaniedRequest[] }) => {
  const texts = useTexts(accompanimentTexts)
  const columns: RecordColumn<AccompaniedRequest>[] = [
    {
      title: texts.concertDay,
      isHeading: true,
      cell: ({ scheduled_performance_date: date, earliest_performance_date: earliest }) =>
        date ? formatDay(date) : texts.notPlanned(formatDay(earliest)),
    },
    { title: texts.place, cell: ({ place }) => place },
    { title: texts.position, isNumber: true, cell: ({ position }) => position },
    {
      title: texts.piece,
      cell: one => (
        <span className="request-work">
          {workOf(one)}
          {one.movement_titles.length > 0 && (
            <span className="user-quiet">{one.movement_titles.join(' · ')}</span>
          )}
        </span>
      ),
    },
    { title: texts.players, cell: playersOf },
    { title: texts.duration, isNumber: true, cell: one => formatDuration(one.total_duration_seconds) },
  ]
  return <RecordTable caption={texts.concerts} columns={columns} rows={requests} idOf={({ id }) => id} />
}

export const ConcertRequestExport = ({ requests }: { requests: readonly AccompaniedRequest[] }) => {
  const texts = useTexts(accompanimentTexts)
  return (
    <ListExport
      caption={texts.concerts}
      rows={requests}
      columns={[
        { id: 'day', title: texts.concertDay, day: one => one.scheduled_performance_date },
        { id: 'earliest', title: texts.earliest, day: one => one.earliest_performance_date },
        { id: 'place', title: texts.place, text: one => one.place },
        { id: 'position', title: texts.position, number: one => one.position },
        { id: 'piece', title: texts.piece, text: workOf },
        { id: 'movements', title: texts.movements, text: one => one.movement_titles.join(', ') },
        { id: 'players', title: texts.players, text: playersOf },
        {
          id: 'minutes',
          title: texts.minutes,
          number: one => Math.round(one.total_duration_seconds / 6) / 10,
        },
      ]}
    />
  )
}
