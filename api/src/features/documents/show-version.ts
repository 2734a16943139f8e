import { flagsOf } from '@academy/contract/accounts/roles'
import type { documentVersion as endpoint } from '@academy/contract/documents/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findReadable } from './queries.ts'
import { documentUrl } from './sign-document-link.ts'

/** Returns an agreed version, to the person who agreed and to the office. */
export const showVersion: Verb<typeof endpoint> = async (services, { params, query, user, now }) => {
  const version = await findReadable(services.db, params.id, user.id, flagsOf(user.roles).isAdmin)
  if (!version) throw problem('not_found')
  return { url: await documentUrl(services, version[`key_${query.language}`], now) }
}
