import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { SheetGuest } from '@academy/contract/lodging/housekeeping/schemas'
import { needsText, plates } from '@academy/contract/people/arrival-details/diets'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { csvResponse } from '../../../base/http-response.ts'
import { serve } from '../../../base/serve.ts'
import { loadHousekeeping, loadKitchen } from './housekeeping.ts'
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

/** Exports a row for each person and day: arriving, leaving or staying. */
export const exportHousekeepingCsv = serve(
  contract.housekeepingCsv,
  async (services, { locale, user, now, address }) => {
    const { fileName, header, arrives, departs, stays } = csvTexts[locale].housekeeping
    const rows = (await loadHousekeeping(services)).flatMap(sheet => {
      const rowsOf = (guests: SheetGuest[], what: string) =>
        guests.map(guest => {
          const { full_name, room_name, shares_with, start_date, end_date, comment } = guest
          const place = [room_name ?? '', full_name, guest[`room_${locale}`], shares_with.join(', ')]
          return [sheet.day, what, ...place, start_date, end_date, comment]
        })
      return [
        ...rowsOf(sheet.arrivals, arrives),
        ...rowsOf(sheet.departures, departs),
        ...rowsOf(sheet.stays, stays),
      ]
    })
    const details = { list: fileName, format: 'CSV', count: rows.length }
    await audit(services.db, { at: now, action: 'data_exported', actor_id: user.id, address, details })
    return csvResponse([header, ...rows], locale, `${fileName}-${dayInVienna(now)}.csv`)
  },
)
