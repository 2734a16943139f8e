import * as contract from '@academy/contract/site/documents/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockDocument } from './add-version.ts'
import { loadDocument } from './documents.ts'
import { countPublication, findVersion, markWithdrawn } from './queries.ts'

/** Withdraws a version whose day has not come. It stays in the list. */
export const withdraw = serve(
  contract.withdrawDocument,
  async ({ db, clock }, { params, query, user, now }) => {
    const { name, id } = params
    await db.transaction().execute(async tx => {
      await lockDocument(tx, name, query.version)
      const version = await findVersion(tx, id, name)
      if (!version || version.is_withdrawn) throw problem('not_found')
      // The day may have come while the request waited for the lock.
      if (version.valid_from <= clock.today()) throw problem('document_in_force')
      await markWithdrawn(tx, id, now)
      await countPublication(tx, name)
      await auditChange(tx, {
        at: now,
        actor_id: user.id,
        action: 'document_withdrawn',
        subject: { document: name, version_id: id },
        before: { is_withdrawn: false },
        after: { is_withdrawn: true },
      })
    })
    return loadDocument(db, clock.today(), name)
  },
)
