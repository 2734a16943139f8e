import { z } from 'zod'
import { day, id, messageKey, recordingLink, text } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { ApplicationStatus } from '../../base/schemas.ts'
import { ConcertRequest } from '../requests/schemas.ts'

/** A request as the office sees it. */
export const OfficeRequest = ConcertRequest.extend({
  account_id: id,
  student_name: z.string(),
  email: z.string(),
  instrument: z.object(localized('name', z.string())).nullable(),
  accompanist_period: z.object({ start_date: day, end_date: day }).nullable(),
  /** Of the person's applications in this academy: the page warns of somebody without a place. */
  application_statuses: z.array(ApplicationStatus),
  /** The evening it is planned for, announced or not. */
  evening_id: id.nullable(),
  /** The person was notified of the current plan, even if the plan is not to play. */
  is_announced: z.boolean(),
})
const Days = z.object({ start_date: day, end_date: day })

/** Somebody with a booking or a place in the academy. */
export const PresentPerson = z.object({
  account_id: id,
  name: z.string(),
  /** Empty unless the name has other letters. */
  latin_name: z.string(),
  bookings: z.array(Days),
  places: z.array(Days),
})
export type PresentPerson = z.infer<typeof PresentPerson>

export type OfficeRequest = z.infer<typeof OfficeRequest>

/** A concert; all start at 8 pm. */
export const Evening = z.object({
  id,
  date: day,
  place: z.string(),
  length_minutes: z.number(),
  /** In the order of the programme. */
  request_ids: z.array(id),
  /**
   * How many mails announcing the evening (again) would send: one per performance that is new, moved or
   * cancelled.
   */
  to_notify: z.number(),
  announced_at: z.string().nullable(),
})
export type Evening = z.infer<typeof Evening>

export const EveningInput = z.object({
  date: day,
  place: text(100),
  length_minutes: z
    .int(messageKey('LENGTH_INVALID'))
    .min(10, messageKey('LENGTH_INVALID'))
    .max(300, messageKey('LENGTH_INVALID')),
})
export type EveningInput = z.output<typeof EveningInput>

/** Empty takes the link away. */
export const RecordingAddress = z.object({ video_url: recordingLink })
