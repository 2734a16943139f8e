import type { Evening } from '@academy/contract/concert-planning/schemas'
import { formatDayOfWeek } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'

/** Fri 06.08., Stiftskirche */
export const useEveningName = () => {
  const locale = useLocale()
  return ({ date, place }: Pick<Evening, 'date' | 'place'>): string =>
    `${formatDayOfWeek(date, locale)}, ${place}`
}
