import type { ConcernedKind } from '@academy/contract/base/concerned'
import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import { explain } from '@academy/contract/messages'
import { problem } from '../../../base/problem.ts'
import { concernedOf } from '../../../base/refuse-if-in-use.ts'
import type { Tx } from '../../../db/connection.ts'
import { findAgreed, findFinal, findForwarded, findOutside } from './concerned.ts'
import type { AcademyRow } from './queries.ts'
import { worseFields } from './rules.ts'

type Names = Partial<Record<ConcernedKind, readonly string[]>>

/** What a field cannot be changed to, and because of whom. */
interface Obstacle {
  fields: string[]
  message: FieldMessage
  names: Names
}

interface ChangeContext {
  today: string
  locale: Locale
}

type Days = Pick<AcademyRow, 'start_date_academy' | 'end_date_academy'>

const outsideObstacle = async (
  tx: Tx,
  before: AcademyRow,
  after: Days,
  locale: Locale,
): Promise<Obstacle[]> => {
  const fields = (['start_date_academy', 'end_date_academy'] as const).filter(
    field => before[field] !== after[field],
  )
  if (fields.length === 0) return []
  const days = { start_date: after.start_date_academy, end_date: after.end_date_academy }
  return [{ fields, message: 'DAYS_IN_USE', names: { ...(await findOutside(tx, before.id, days, locale)) } }]
}

const deadlineObstacle = async (
  tx: Tx,
  before: AcademyRow,
  deadline: string,
  locale: Locale,
): Promise<Obstacle[]> => {
  if (before.end_date_application === deadline) return []
  const masterclasses = await findFinal(tx, before.id, locale)
  return [{ fields: ['end_date_application'], message: 'DEADLINE_FINAL', names: { masterclasses } }]
}

const termsObstacles = async (
  tx: Tx,
  before: AcademyRow,
  after: Parameters<typeof worseFields>[1],
  today: string,
): Promise<Obstacle[]> => {
  const worse = worseFields(before, after, today)
  if (worse.applications.length + worse.bookings.length === 0) return []
  const { applications, bookings } = await findAgreed(tx, before.id, today)
  return [
    { fields: worse.applications, message: 'TERMS_WORSE', names: { applications } },
    { fields: worse.bookings, message: 'TERMS_WORSE', names: { bookings } },
  ]
}

/** A name counts once for each kind, however many obstacles it belongs to. */
const concernedBy = (obstacles: readonly Obstacle[]) => {
  const all = new Map<ConcernedKind, Set<string>>()
  for (const { names } of obstacles)
    for (const [kind, found] of Object.entries(names) as [ConcernedKind, readonly string[]][])
      all.set(kind, new Set([...(all.get(kind) ?? []), ...found]))
  return concernedOf([...all].map(([kind, names]) => ({ kind, names: [...names] })))
}

/**
 * Refuses a change that takes away what people have: days, the deadline of a final selection, the terms that
 * they agreed to. The caller has locked the academy.
 */
export const refuseChange = async (
  tx: Tx,
  before: AcademyRow,
  after: Days & Parameters<typeof worseFields>[1],
  { today, locale }: ChangeContext,
): Promise<void> => {
  const found = [
    ...(await outsideObstacle(tx, before, after, locale)),
    ...(await deadlineObstacle(tx, before, after.end_date_application, locale)),
    ...(await termsObstacles(tx, before, after, today)),
  ].filter(
    ({ fields, names }) => fields.length > 0 && Object.values(names).some(concerned => concerned.length > 0),
  )
  if (found.length === 0) return
  const errors = found.flatMap(({ fields, message }) => fields.map(field => ({ path: [field], message })))
  throw problem('in_use', { concerned: concernedBy(found), errors: explain(errors, locale) })
}

/** Refuses another deadline until the present number of paid applications was shown. */
export const refuseUnconfirmed = async (
  tx: Tx,
  before: AcademyRow,
  wanted: { end_date_application: string; confirmed: number },
): Promise<void> => {
  if (before.end_date_application === wanted.end_date_application) return
  const concerned = await findForwarded(tx, before.id)
  if ((concerned[0]?.count ?? 0) !== wanted.confirmed) throw problem('confirmation_needed', { concerned })
}
