import * as contract from '@academy/contract/admission/selection/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { currentSelections } from './queries.ts'
import { officeView } from './rules.ts'

export const listAll = serve(contract.allCurrentMasterclasses, async ({ db, clock }) => {
  const today = clock.today()
  const current = await currentSelections(db, today)
  if (!current) throw problem('not_found')
  return {
    academy: current.academy,
    masterclasses: current.selections.map(({ letters_due_at, ...selection }) =>
      // In JSON it is a text.
      officeView({ ...selection, letters_due_at: letters_due_at && new Date(letters_due_at) }, today),
    ),
  }
})
