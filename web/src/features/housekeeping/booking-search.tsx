import './bookings.css'
import { formatDayOfWeek } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { BookingFilter } from './api.ts'
import { housekeepingTexts } from './texts.ts'

interface BookingSearchProps {
  filter: BookingFilter
  /** The nights of the academy. */
  nights: readonly string[]
  onSearch: (search: string) => void
  onNight: (night: string) => void
  onWithCancelled: (withCancelled: boolean) => void
}

/** The filters of the booking list, kept in the URL. */
export const BookingSearch = ({ filter, nights, onSearch, onNight, onWithCancelled }: BookingSearchProps) => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  return (
    <search className="booking-search">
      <SearchField label={texts.search} hint={texts.searchHint} search={filter.search} onSearch={onSearch} />
      <SelectField
        label={texts.nightFilter}
        placeholder={texts.everyNight}
        options={nights.map(night => ({
          value: night,
          label: texts.nightOf(formatDayOfWeek(night, locale)),
        }))}
        value={filter.night}
        onChange={event => onNight(event.target.value)}
      />
      <Checkbox
        label={texts.withCancelled}
        checked={filter.withCancelled}
        onChange={event => onWithCancelled(event.target.checked)}
      />
    </search>
  )
}
