import * as contract from '@academy/contract/site/association/endpoints'
import { serve } from '../../../base/serve.ts'
import { findAssociation, findSite } from './queries.ts'
import { withoutDemoData } from './rules.ts'

export const showAssociation = serve(contract.association, ({ db }) => findAssociation(db))

/** Reads the row each time, so that a change is visible at the next request of every process. */
export const showSite = serve(contract.site, async ({ db, config }) => {
  const site = await findSite(db)
  return config.isProduction ? withoutDemoData(site) : site
})
