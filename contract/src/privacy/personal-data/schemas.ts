import { z } from 'zod'

const exportStates = ['waiting', 'running', 'ready', 'failed'] as const

/** The archive with everything about a person. */
export const DataExport = z.object({
  state: z.enum(exportStates),
  /** In per cent. */
  progress: z.int().min(0).max(100),
  requested_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** When the archive is deleted. */
  expires_at: z.iso.datetime().nullable(),
  /** In bytes. */
  size: z.int().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** Without one, `data_export` is null. */
export const ShownExport = z.object({ data_export: DataExport.nullable() })
export type ShownExport = z.infer<typeof ShownExport>

export const exampleExport: ShownExport = {
  data_export: {
    state: 'ready',
    progress: 100,
    requested_at: '2027-06-20T08:00:00.000Z',
    finished_at: '2027-06-20T08:00:12.000Z',
    expires_at: '2027-06-27T08:00:12.000Z',
    size: 482_113,
  },
}

/** What is kept about people on one topic. */
export const StoredTopic = z.object({
  topic: z.string(),
  /** The names of the data. */
  data: z.array(z.string()),
  purposes: z.array(z.string()),
  retentions: z.array(z.string()),
})
export type StoredTopic = z.infer<typeof StoredTopic>
