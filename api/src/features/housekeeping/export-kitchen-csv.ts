import type { kitchenCsv as endpoint } from '@academy/contract/housekeeping/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import { csvAnswer } from '../../lib/csv.ts'
import type { Verb } from '../../lib/services.ts'
import { loadKitchen } from './show-kitchen.ts'
import { csvTexts } from './texts/csv-texts.ts'

/** Exports a row for each day, without totals, so that every column can be summed up. */
export const exportKitchenCsv: Verb<typeof endpoint> = async (services, { locale, now }) => {
  const { fileName, header } = csvTexts[locale].kitchen
  const rows = (await loadKitchen(services)).map(({ day, breakfast, dinner }) => [
    day,
    breakfast.MEAT,
    breakfast.VEGETARIAN,
    dinner.MEAT,
    dinner.VEGETARIAN,
  ])
  return csvAnswer([header, ...rows], locale, `${fileName}-${dayInVienna(now)}.csv`)
}
