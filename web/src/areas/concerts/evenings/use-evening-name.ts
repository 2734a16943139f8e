import type { Evening } from '@academy/contract/concerts/evenings/schemas'
import { formatDayOfWeek } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'

/** Fri 06.08., Stiftskirche */
export const useEveningName = () => {
  const locale = useLocale()
  return ({ date, place }: Pick<Evening, 'date' | 'place'>): string =>
    `${formatDayOfWeek(date, locale)}, ${place}`
}
