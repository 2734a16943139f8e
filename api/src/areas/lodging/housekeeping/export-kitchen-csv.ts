import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { needsText, plates } from '@academy/contract/people/arrival-details/diets'
import { dayInVienna } from '../../../base/clock.ts'
import { csvResponse } from '../../../base/csv.ts'
import { serve } from '../../../base/serve.ts'
import { loadKitchen } from './show-kitchen.ts'
import { csvTexts } from './texts/csv-texts.ts'

/** Exports a row for each day, without totals, so that every column of numbers can be summed up. */
export const exportKitchenCsv = serve(contract.kitchenCsv, async (services, { locale, now }) => {
  const { fileName, header } = csvTexts[locale].kitchen
  const rows = (await loadKitchen(services)).map(({ day, breakfast, dinner, special }) => [
    day,
    ...plates.map(plate => breakfast[plate]),
    ...plates.map(plate => dinner[plate]),
    special.map(diner => `${diner.full_name}: ${needsText(locale, diner)}`).join('; '),
  ])
  return csvResponse([header, ...rows], locale, `${fileName}-${dayInVienna(now)}.csv`)
})
