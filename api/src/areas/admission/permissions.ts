import { problem } from '../../base/problem.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { findPlaces } from './places/queries.ts'
import { isOwnApplicant } from './reviews/queries.ts'
import { findApplicants, findResume } from './selection/applicant-queries.ts'
import { findSelection, type Owner } from './selection/queries.ts'

// Who may see applications, and the résumés sent with them. Teachers: those for their own masterclasses, when the handling
// fee is paid. The office, an `Owner` of null: all. `isShownTo` and `hasReached` of `api/src/db/expressions.ts` say so in
// the statements.
// Applicants: their own, by the account that `applications/own-queries.ts` compares.

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw problem('not_found')
  return row
}

export const requireSelection = async (db: Db | Tx, masterclass_id: number, owner: Owner) =>
  found(await findSelection(db, masterclass_id, owner))

export const requireApplicants = async (db: Db | Tx, masterclass_id: number, owner: Owner, now: Date) =>
  found(await findApplicants(db, masterclass_id, owner, now))

export const requirePlaces = async (db: Db | Tx, masterclass_id: number, owner: Owner) =>
  found(await findPlaces(db, masterclass_id, owner))

export const requireResume = async (db: Db, application_id: number, teacher: number) =>
  found(await findResume(db, application_id, teacher))

/** What a teacher notes about an applicant, other teachers neither read nor change. */
export const requireOwnApplicant = async (tx: Tx, application_id: number, teacher: number): Promise<void> => {
  if (!(await isOwnApplicant(tx, application_id, teacher))) throw problem('not_found')
}

/** Offered places are answered by whom they were offered to. */
export const requireOwnOffer = <O extends { account_id: number }>(
  offer: O | undefined,
  account_id: number,
): O => {
  if (offer?.account_id !== account_id) throw problem('not_found')
  return offer
}
