import { eurosOf } from '@academy/contract/base/money'
import type { PersonApplication } from '@academy/contract/office/person-page/schemas'
import { lateAcceptanceRefusal, withdrawalKind } from '../../admission/index.ts'

type Acts = 'can_withdraw' | 'can_accept' | 'accept_obstacle' | 'late_fee'
/** An application without what depends on the day and on the credit of the person. */
export type StoredApplication = Omit<PersonApplication, Acts> & {
  was_unpaid: boolean
  late_fee_cents: number | null
  free_place_count: number
}

/** What the office may do with an application. A place is given up before the masterclass begins. */
export const presentApplication = (
  { was_unpaid, late_fee_cents, free_place_count, ...application }: StoredApplication,
  credit_cents: number,
  today: string,
): PersonApplication => {
  const { masterclass } = application
  const kind = withdrawalKind(application)
  const fee = { was_unpaid, late_fee_cents, credit_cents }
  const applicant = { ...application, ...masterclass, ...fee, free_place_count }
  const refusal = lateAcceptanceRefusal(applicant, today)
  return {
    ...application,
    can_withdraw: kind === 'give up' ? today < masterclass.start_date : kind !== undefined,
    can_accept: refusal === undefined,
    accept_obstacle: refusal === 'handling_fee_unpaid' || refusal === 'no_free_place' ? refusal : null,
    late_fee: late_fee_cents === null ? null : eurosOf(late_fee_cents),
  }
}
