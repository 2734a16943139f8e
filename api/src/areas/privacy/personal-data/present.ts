import type { DataExport } from '@academy/contract/privacy/personal-data/schemas'
import type { StoredExport } from './queries.ts'

export const present = ({ id: _, key: __, ...stored }: StoredExport): DataExport => ({
  ...stored,
  requested_at: stored.requested_at.toISOString(),
  finished_at: stored.finished_at?.toISOString() ?? null,
  expires_at: stored.expires_at?.toISOString() ?? null,
})
