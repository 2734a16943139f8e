import type { MasterclassChange, ProgrammeMasterclass } from '@academy/contract/programme/programme/schemas'

type Terms = Pick<
  ProgrammeMasterclass,
  'instrument_id' | 'teacher_id' | 'start_date' | 'end_date' | 'participation_fee'
>
type Change = Pick<MasterclassChange, keyof Terms | 'application_closed' | 'confirmed'>
type Before = Terms & Pick<ProgrammeMasterclass, 'is_final' | 'application_count'>

/** What people apply for: they are shown to the office before it is changed. */
const terms = ['instrument_id', 'teacher_id', 'start_date', 'end_date', 'participation_fee'] as const

const differ = (before: Terms, after: Terms, fields: readonly (keyof Terms)[]) =>
  fields.some(field => before[field] !== after[field])

export const changesDays = (before: Terms, after: Terms): boolean =>
  differ(before, after, ['start_date', 'end_date'])

export const changesFee = (before: Terms, after: Terms): boolean =>
  differ(before, after, ['participation_fee'])

/** A final selection stays with its teacher and instrument, and takes no more applications. */
export const breaksFinal = (before: Before, after: Change): boolean =>
  before.is_final && (differ(before, after, ['instrument_id', 'teacher_id']) || !after.application_closed)

/** Whether the people concerned were not shown, or are others by now. */
export const needsConfirmation = (before: Before, after: Change): boolean =>
  differ(before, after, terms) && before.application_count !== after.confirmed
