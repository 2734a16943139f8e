import { formatDay, formatShortDay } from '../base/format.ts'

/** A range of days: DD.MM. - DD.MM.YYYY */
export const TimePeriod = ({ start, end }: { start: string; end: string }) => (
  <>
    <time dateTime={start}>{formatShortDay(start)}</time> - <time dateTime={end}>{formatDay(end)}</time>
  </>
)
