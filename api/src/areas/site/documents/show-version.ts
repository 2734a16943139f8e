import { can } from '@academy/contract/base/abilities'
import * as contract from '@academy/contract/site/documents/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findReadable } from './queries.ts'
import { documentUrl } from './sign-document-link.ts'

/** Returns a version that anybody could agree to; to the office also those that come later. */
export const showVersion = serve(contract.documentVersion, async (services, { params, query, user, now }) => {
  const version = await findReadable(services.db, params.id, {
    today: services.clock.today(),
    account_id: user.id,
    is_office: can(user.roles, 'use_office'),
  })
  if (!version) throw problem('not_found')
  return { url: await documentUrl(services, version[`key_${query.language}`], now) }
})
