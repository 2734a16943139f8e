import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { stayErrors } from '@academy/contract/base/period'
import * as contract from '@academy/contract/programme/editing/endpoints'
import type {
  MasterclassChange,
  MasterclassInput,
  ProgrammeMasterclass,
} from '@academy/contract/programme/editing/schemas'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockMasterclass, shareAcademy } from '../../../db/locks.ts'
import {
  affectedApplicants,
  concernedByDays,
  findAcademyDays,
  findMasterclass,
  invoicedParticipants,
  isUnknownInstrument,
  isUnknownTeacher,
  updateMasterclass,
} from './queries.ts'

/** Refuses days outside the academy. Its days stay as they are until the transaction ends. */
export const requireAcademyDays = async (
  tx: Tx,
  academy_id: number,
  days: { start_date: string; end_date: string },
  locale: Locale,
): Promise<void> => {
  await shareAcademy(tx, academy_id)
  const academy = await findAcademyDays(tx, academy_id)
  if (!academy) throw invalidInput({ academy_id: 'ACADEMY_UNKNOWN' }, locale)
  const errors = stayErrors(days, academy)
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
}

/** Maps the input to table columns. */
export const columnsOf = ({ participation_fee, ...columns }: Omit<MasterclassInput, 'academy_id'>) => ({
  ...columns,
  participation_fee_cents: centsOf(participation_fee),
})

/** Reports a teacher or an instrument that does not exist, or no longer does, at its field. */
export const refuseUnknown = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isUnknownInstrument(error)) throw invalidInput({ instrument_id: 'INSTRUMENT_UNKNOWN' }, locale)
    if (isUnknownTeacher(error)) throw invalidInput({ teacher_id: 'TEACHER_UNKNOWN' }, locale)
    throw error
  }
}

type Terms = Pick<
  ProgrammeMasterclass,
  'instrument_id' | 'teacher_id' | 'start_date' | 'end_date' | 'participation_fee'
>
type ChangedTerms = Pick<MasterclassChange, keyof Terms | 'application_closed' | 'confirmed'>
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
export const breaksFinal = (before: Before, after: ChangedTerms): boolean =>
  before.is_final && (differ(before, after, ['instrument_id', 'teacher_id']) || !after.application_closed)

/** Whether the people concerned were not shown, or are others by now. */
export const needsConfirmation = (before: Before, after: ChangedTerms): boolean =>
  differ(before, after, terms) && before.application_count !== after.confirmed

interface Change {
  id: number
  wanted: MasterclassChange
  actor_id: number
  locale: Locale
  now: Date
}

const refuseChange = async (tx: Tx, before: ProgrammeMasterclass, wanted: MasterclassChange) => {
  if (breaksFinal(before, wanted)) throw problem('selection_final')
  refuseIfInUse([
    ...(changesFee(before, wanted) ? await invoicedParticipants(tx, before.id) : []),
    ...(changesDays(before, wanted) ? await concernedByDays(tx, before.id, wanted) : []),
  ])
  if (needsConfirmation(before, wanted))
    throw problem('confirmation_needed', { concerned: await affectedApplicants(tx, before.id) })
}

const changeLocked = async (tx: Tx, { id, wanted, actor_id, locale, now }: Change) => {
  const seen = await findMasterclass(tx, id)
  if (!seen) throw problem('not_found')
  await requireAcademyDays(tx, seen.academy_id, wanted, locale)
  await lockMasterclass(tx, id)
  // Read again: it may have changed while waiting for the lock.
  const { version, confirmed: _, ...written } = wanted
  const before = requireVersion(await findMasterclass(tx, id), version)
  await refuseChange(tx, before, wanted)
  await updateMasterclass(tx, id, columnsOf(written))
  const after = requireVersion(await findMasterclass(tx, id), version + 1)
  const entry = { at: now, action: 'masterclass_changed', actor_id, subject: { masterclass_id: id } } as const
  await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
  return after
}

export const change = ({ db }: Services, changed: Change): Promise<ProgrammeMasterclass> =>
  refuseUnknown(
    db.transaction().execute(tx => changeLocked(tx, changed)),
    changed.locale,
  )

export const changeMasterclass = serve(
  contract.changeMasterclass,
  (services, { params, body, user, locale, now }) =>
    change(services, { id: params.id, wanted: body, actor_id: user.id, locale, now }),
)
