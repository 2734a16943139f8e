import { FULL_AGE } from '@academy/contract/constants'
import type { PersonApplication } from '@academy/contract/person/schemas'
import { withdrawalKind } from '../applications/rules.ts'
import { ageOn, lateAcceptanceRefusal } from '../selection/rules.ts'

/** Age in whole years, and whether it is below full age; unknown without a date of birth. */
export const ageFacts = (date_of_birth: string | null, today: string) => {
  const age = date_of_birth === null ? null : ageOn(today, date_of_birth)
  return { age, is_minor: age !== null && age < FULL_AGE }
}

type StoredApplication = Omit<PersonApplication, 'can_withdraw' | 'can_accept'>

/** What the office may do with an application. A place is given up before the masterclass begins. */
export const applicationActs = (application: StoredApplication, today: string) => {
  const { masterclass } = application
  const kind = withdrawalKind(application)
  return {
    can_withdraw: kind === 'give up' ? today < masterclass.start_date : kind !== undefined,
    can_accept: lateAcceptanceRefusal({ ...application, ...masterclass }, today) === undefined,
  }
}
