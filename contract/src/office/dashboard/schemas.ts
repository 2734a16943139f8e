import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { phases } from '../../base/phase.ts'
import { BackupStatus, FailedJob } from '../../base/schemas.ts'

export type { BackupStatus, FailedJob } from '../../base/schemas.ts'

const count = z.number().int().min(0)

/** A masterclass whose deadline has passed and whose selection is not final. */
const OpenDecision = z.object({
  masterclass_id: id,
  ...localized('instrument', z.string()),
  teacher: z.string(),
  application_count: count,
  undecided_count: count,
  /** False without an account of the teacher: then there is nobody to write to. */
  has_account: z.boolean(),
  /** The last time the office reminded the teacher. */
  reminded_at: z.string().nullable(),
})
export type OpenDecision = z.infer<typeof OpenDecision>

const Concert = z.object({ evening_id: id, date: day, place: z.string(), piece_count: count })

export const OfficeDashboard = z.object({
  phase: z.enum(phases),
  today: day,
  academy: z.object({ start_date: day, end_date: day, deadline: day }).nullable(),
  decisions: z.array(OpenDecision),
  /** Forwarded applications of this academy. */
  application_count: count,
  /** Open invoices of handling fees: an application waits for each of them. */
  unpaid_fee_count: count,
  open_invoice_count: count,
  overdue_invoice_count: count,
  /** Open in spite of a second reminder. */
  reminded_twice_count: count,
  refund_count: count,
  failed_mail_count: count,
  new_message_count: count,
  /** Concert requests without an evening. */
  unscheduled_count: count,
  /** Places that became free in masterclasses with a waiting list, and are not offered. */
  free_place_count: count,
  /** Guests without a room. */
  unplaced_count: count,
  /** Minors who come, and whose parents' consent is missing. */
  consent_missing_count: count,
  /** People who come, and have no emergency contact. */
  contact_missing_count: count,
  arrival_count: count,
  departure_count: count,
  guest_count: count,
  breakfast_count: count,
  dinner_count: count,
  /** Every day of the academy, by the rules of the sheets of housekeeping and kitchen. */
  house_days: z.array(
    z.object({ day, arrivals: count, departures: count, breakfasts: count, dinners: count }),
  ),
  /** The next concert from today on, during the academy. */
  concert: Concert.nullable(),
  /** The oldest first, 50 at most. */
  failed_jobs: z.array(FailedJob),
  /** Null in a demo without backups. */
  backup: BackupStatus.nullable(),
})
export type OfficeDashboard = z.infer<typeof OfficeDashboard>

/** What is open for a teacher in a masterclass of the current academy. */
const TeachingTask = z.object({
  masterclass_id: id,
  ...localized('instrument', z.string()),
  deadline: day,
  deadline_passed: z.boolean(),
  is_final: z.boolean(),
  application_count: count,
  undecided_count: count,
  /** After the final save: places that are neither taken nor offered, while somebody waits who can be asked. */
  free_place_count: count,
  /** Forwarded, or withdrawn, since the teacher last looked at the applications. */
  new_count: count,
  withdrawn: z.array(z.string()),
  /** Participants who have changed their repertoire since then. */
  changed: z.array(z.string()),
})

/** A performance that was announced and is not over. */
const Performance = z.object({
  date: day,
  place: z.string(),
  player: z.string(),
  piece_title: z.string(),
})
export type Performance = z.infer<typeof Performance>

export const TeacherDashboard = z.object({
  masterclasses: z.array(TeachingTask),
  performances: z.array(Performance),
})
export type TeacherDashboard = z.infer<typeof TeacherDashboard>

export const AccompanistDashboard = z.object({
  /** Periods of the current academy that are not over. */
  periods: z.array(
    z.object({
      id,
      start_date: day,
      end_date: day,
      /** Masterclasses inside the period that nobody accompanies yet. */
      free_count: count,
      chosen_count: count,
      /** Chosen masterclasses whose participants, and so their repertoires, are final. */
      ready_count: count,
    }),
  ),
  performances: z.array(Performance),
})
export type AccompanistDashboard = z.infer<typeof AccompanistDashboard>
