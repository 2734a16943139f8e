import { stayErrors } from '@academy/contract/base/period'
import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findOptions } from './queries.ts'

/** With only one of the two days the answer is the same as without any. */
export const listOptions = serve(contract.options, async ({ db }, { query, locale }) => {
  const { start_date, end_date } = query
  const stay = start_date && end_date ? { start_date, end_date } : undefined
  const options = await findOptions(db, stay)
  if (!options) throw problem('not_found')
  const errors = stay ? stayErrors(stay, options) : {}
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  return options
})
