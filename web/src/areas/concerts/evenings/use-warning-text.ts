import type { EveningWarning } from '@academy/contract/concerts/evenings/evening-warnings'
import type { Evening } from '@academy/contract/concerts/evenings/schemas'
import { formatDayOfWeek, formatShortDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { cardTexts } from './card-texts.ts'
import { inMinutes, type PlannedEvening } from './plan.ts'

/** Fri 06.08., Stiftskirche */
export const useEveningName = () => {
  const locale = useLocale()
  return ({ date, place }: Pick<Evening, 'date' | 'place'>): string =>
    `${formatDayOfWeek(date, locale)}, ${place}`
}

/** Returns the text of a warning. */
export const useWarningText = (evenings: readonly PlannedEvening[]) => {
  const { warnings: texts } = useTexts(cardTexts)
  const locale = useLocale()
  const requests = evenings.flatMap(evening => evening.requests)
  return (warning: EveningWarning): string => {
    if (warning.kind === 'application_needed' || warning.kind === 'place_needed')
      return texts[warning.kind](warning.name)
    if (warning.kind === 'too_long') return texts.too_long(inMinutes(warning.seconds))
    if (warning.kind === 'consecutive') return texts.consecutive(warning.name)
    if (warning.kind === 'overlapping') {
      const other = evenings.find(({ request_ids }) => request_ids.includes(warning.other_id))
      return texts.overlapping(warning.name, other?.place ?? '')
    }
    if (warning.kind === 'same_hall') return texts.same_hall
    if (warning.kind === 'absent') {
      const stays = warning.stays.map(({ start_date, end_date }) =>
        texts.stay(formatShortDay(start_date), formatShortDay(end_date)),
      )
      return texts.absent(warning.name, new Intl.ListFormat(locale).format(stays))
    }
    const request = requests.find(({ id }) => id === warning.request_id)
    const period = request?.accompanist_period
    return warning.kind === 'too_early'
      ? texts.too_early(formatShortDay(request?.earliest_performance_date ?? ''))
      : texts.outside_period(
          request?.accompanist ?? '',
          formatShortDay(period?.start_date ?? ''),
          formatShortDay(period?.end_date ?? ''),
        )
  }
}

export type WarningText = ReturnType<typeof useWarningText>
