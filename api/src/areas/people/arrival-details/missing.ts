import { isMinorOn } from '../../../db/expressions.ts'

/** Selects the accounts of those who come, by a place that they know of or a booking; or only this one. The arguments are expressions. */
export const expectedAccounts = (academy_id: string, account_id?: string): string => {
  const only = (column: string) => (account_id ? `and ${column} = ${account_id}` : '')
  return `
    select account_id from bookings
    where academy_id = ${academy_id} and cancelled_at is null ${only('account_id')}
    union
    select p.account_id from participants p
    where p.academy_id = ${academy_id} and p.is_told ${only('p.account_id')}`
}

interface Columns {
  account_id: string
  date_of_birth: string
  academy_id: string
  /** Of the academy: on this day the age counts. */
  first_day: string
}

export const hasConsent = ({ account_id, academy_id }: Pick<Columns, 'account_id' | 'academy_id'>): string =>
  `exists (select from parent_consents given
    where given.account_id = ${account_id} and given.academy_id = ${academy_id})`

/** A condition: a minor without the consent of the parents. */
export const lacksConsent = (columns: Columns): string =>
  `(${isMinorOn(columns.date_of_birth, columns.first_day)} and not ${hasConsent(columns)})`

/** A condition: nobody to call in an emergency is known. */
export const lacksContact = (account_id: string): string =>
  `not exists (select from arrival_details known
    where known.account_id = ${account_id} and known.emergency_name <> '')`
