import * as contract from '@academy/contract/money/bank/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { withProposals } from './propose.ts'
import { findImports, findLines, findSettings, updateSettings } from './queries.ts'

export const listImports = serve(contract.bankImports, ({ db }) => findImports(db))

export const showSettings = serve(contract.bankSettings, ({ db }) => findSettings(db))

export const listLines = serve(contract.bankLines, async ({ db }, { query }) => {
  const { lines, total } = await findLines(db, query)
  return { lines: await withProposals(db, lines), total }
})

export const changeSettings = serve(
  contract.changeBankSettings,
  async ({ db }, { body: after, user, now }) => {
    await db.transaction().execute(async tx => {
      const before = await findSettings(tx)
      await updateSettings(tx, after)
      await auditChange(tx, { at: now, action: 'bank_settings_changed', actor_id: user.id, before, after })
    })
    return after
  },
)
