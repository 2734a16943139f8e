export const recordingNames = ['recording_1', 'recording_2', 'recording_3'] as const
export type RecordingName = (typeof recordingNames)[number]
/** The fields of the links and of their pieces. */
export type RecordingField = RecordingName | `${RecordingName}_title`
export type Recordings = Partial<Record<RecordingField, string | undefined>>

/** The field for the piece of a recording. */
export const titleOf = (name: RecordingName): `${RecordingName}_title` => `${name}_title`

/** The first field is always enabled, the others once the previous one is filled in. */
export const isRecordingOpen = (name: RecordingName, typed: Recordings): boolean =>
  recordingNames.slice(0, recordingNames.indexOf(name)).every(before => typed[before]?.trim())

/** Clears fields that are disabled again, with the pieces: they are neither validated nor sent. */
export const withoutClosed = <T extends Recordings>(typed: T): T => {
  const closed = recordingNames.filter(name => !isRecordingOpen(name, typed))
  const cleared = Object.fromEntries(closed.map(name => [name, '']))
  // A piece without a link names nothing.
  const untitled = recordingNames.filter(name => closed.includes(name) || !typed[name]?.trim())
  const titles = untitled.map(titleOf).filter(name => name in typed)
  return { ...typed, ...cleared, ...Object.fromEntries(titles.map(name => [name, ''])) }
}
