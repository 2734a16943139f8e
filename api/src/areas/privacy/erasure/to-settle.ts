import type { ErasureFacts } from './rules.ts'

type Settled = 'open_applications' | 'open_bookings' | 'open_refunds' | 'open_masterclasses' | 'open_periods'

/** Rows of an account that have to be settled before it is erased, as `from … where …`. */
export const toSettle = (account_id: string, today: string) =>
  ({
    open_applications: `from application_results application join masterclasses m on m.id = application.masterclass_id
      where application.account_id = ${account_id} and application.status in ('applied', 'accepted', 'reserve')
        and m.end_date >= ${today}`,
    open_bookings: `from bookings
      where bookings.account_id = ${account_id} and cancelled_at is null and bookings.end_date >= ${today}`,
    open_refunds: `from refund_requests request where request.account_id = ${account_id} and request.refund_id is null`,
    open_masterclasses: `from masterclasses m join teachers t on t.id = m.teacher_id
      where t.account_id = ${account_id} and m.end_date >= ${today}`,
    open_periods: `from correpetition_periods period
      where period.account_id = ${account_id} and period.end_date >= ${today}`,
  }) satisfies Record<Settled & keyof ErasureFacts, string>
