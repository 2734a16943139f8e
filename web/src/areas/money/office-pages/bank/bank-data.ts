import type { Call } from '../../../../base/api.ts'
import { bankImportsQuery, bankLinesQuery, bankSettingsQuery } from '../../bank/api.ts'

/** Loads the page with the lines that wait for a decision. */
export const bankQueries = (call: Call) => ({
  settings: bankSettingsQuery(call),
  imports: bankImportsQuery(call),
  open: bankLinesQuery(call, { state: 'open', search: '', page: 1 }),
})
