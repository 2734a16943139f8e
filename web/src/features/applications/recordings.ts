export const recordingNames = ['recording_1', 'recording_2', 'recording_3'] as const
export type RecordingName = (typeof recordingNames)[number]
export type Recordings = Partial<Record<RecordingName, string | undefined>>

/** The first field is always enabled, the others once the previous one is filled in. */
export const isRecordingOpen = (name: RecordingName, typed: Recordings): boolean =>
  recordingNames.slice(0, recordingNames.indexOf(name)).every(before => typed[before]?.trim())

/** Clears fields that are disabled again: they are neither validated nor sent. */
export const withoutClosed = <T extends Recordings>(typed: T): T => {
  const closed = recordingNames.filter(name => !isRecordingOpen(name, typed))
  return { ...typed, ...Object.fromEntries(closed.map(name => [name, ''])) }
}
