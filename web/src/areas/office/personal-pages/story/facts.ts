import type { Application } from '@academy/contract/admission/applications/schemas'
import type { PlaceOffer } from '@academy/contract/admission/places/schemas'
import type { Locale } from '@academy/contract/base/locale'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import type { OwnLetters } from '@academy/contract/messages/letters/endpoints'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import type { Academy } from '@academy/contract/programme/academy/schemas'

/** An invoice as far as it is a step to pay it. */
export type OwedInvoice = Pick<
  Invoice,
  | 'id'
  | 'invoice_number'
  | 'kind'
  | `subject_${Locale}`
  | 'due_date'
  | 'invoice_amount'
  | 'outstanding_amount'
  | 'overdue'
  | 'aws_temp_url'
>

export type Applied = Pick<
  Application,
  | 'id'
  | 'status'
  | 'is_current'
  | 'waiting_rank'
  | 'fee_paid'
  | 'repertoire'
  | 'can_edit'
  | 'can_change_repertoire'
  | 'masterclass'
> & {
  fee_invoice: OwedInvoice | null
}

export type Masterclass = Application['masterclass']

/** What the story of a student depends on. */
export interface StoryFacts {
  hasGender: boolean
  hasAddress: boolean
  /** What is still missing of what the academy asks before the arrival. */
  missesEmergencyContact: boolean
  missesConsent: boolean
  outstanding: readonly OwedInvoice[]
  applications: readonly Applied[]
  bookings: readonly Pick<Booking, 'start_date' | 'end_date' | 'is_current' | 'room_type'>[]
  requests: readonly Pick<
    ConcertRequest,
    'id' | 'is_current' | 'scheduled_performance_date' | 'piece_title' | 'video_url'
  >[]
  offers: readonly Pick<PlaceOffer, 'id' | 'application_id' | 'state' | 'expires_at' | 'can_answer'>[]
  /** Of all academies, newest first. */
  letters: readonly Pick<OwnLetters, 'start_date' | 'place' | 'certificate' | 'certificate_from'>[]
  /** Null between two academies. */
  academy:
    | (Pick<Academy, 'start_date_academy' | 'end_date_academy' | 'end_date_application'> & {
        /** Masterclasses that still accept applications. */
        openClassIds: readonly number[]
      })
    | null
}
