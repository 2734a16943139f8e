import { z } from 'zod'
import { defaultLodgingTerms, defaultWithdrawalTerms } from '../../base/cancellation-terms.ts'
import { Concerned } from '../../base/concerned.ts'
import { day, id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { exampleRoom, LodgingOption } from '../../programme/academy/schemas.ts'

const Terms = z.object({
  steps: z.array(z.object({ least_days: z.number(), percent: z.number() })),
  last_percent: z.number(),
})

/** An academy in the list of the office. */
export const AcademyCard = z.object({
  id,
  version: z.int(),
  start_date_academy: day,
  end_date_academy: day,
  end_date_application: day,
  place_name: z.string(),
  is_current: z.boolean(),
  /** Never current so far: nobody but the office sees it. */
  is_draft: z.boolean(),
  masterclass_count: z.int(),
  /** Not withdrawn. */
  application_count: z.int(),
  participant_count: z.int(),
  /** Not cancelled. */
  booking_count: z.int(),
})
export type AcademyCard = z.infer<typeof AcademyCard>

const YearMasterclass = z.object({
  id,
  instrument: z.object(localized('name', z.string())),
  teacher: z.string(),
  start_date: day,
  end_date: day,
  /** Euros. */
  participation_fee: z.number(),
  application_closed: z.boolean(),
  is_final: z.boolean(),
  application_count: z.int(),
  participant_count: z.int(),
})
export type YearMasterclass = z.infer<typeof YearMasterclass>

/** One academy with everything that it offers, to look at and to edit. */
export const OfficeAcademy = AcademyCard.extend({
  lodging_free_until: day.nullable(),
  handling_fee: z.number(),
  recording_fee: z.number(),
  offer_hours: z.number(),
  shows_waiting_rank: z.boolean(),
  ...localized('scholarship', z.string()),
  scholarship_url: z.string(),
  withdrawal_terms: Terms,
  lodging_terms: Terms,
  /** Invoices of the handling fee that were issued so far. */
  fee_invoice_count: z.int(),
  concert_evening_count: z.int(),
  concert_request_count: z.int(),
  masterclasses: z.array(YearMasterclass),
  room_types: z.array(LodgingOption.extend({ beds: z.int() })),
  meal_types: z.array(LodgingOption),
  correpetition_periods: z.array(z.object({ id, name: z.string(), start_date: day, end_date: day })),
})
export type OfficeAcademy = z.infer<typeof OfficeAcademy>

/** What a copy has made. */
export const CopiedAcademy = z.object({
  academy: OfficeAcademy,
  copied: z.object({
    masterclasses: z.int(),
    room_types: z.int(),
    rooms: z.int(),
    meal_types: z.int(),
    correpetition_periods: z.int(),
  }),
  /** The names of those whose period was not copied, because they are no longer accompanists. */
  left_out: z.array(z.string()),
})
export type CopiedAcademy = z.infer<typeof CopiedAcademy>

/** What visitors would miss. */
const Lack = z.enum(['masterclasses', 'room_types', 'deadline_passed', 'over'])

/** What changes when an academy is made current. */
export const CurrentChange = z.object({
  academy: AcademyCard,
  /** The one that is current now. */
  replaces: AcademyCard.nullable(),
  /** People of the present academy whom it concerns while that one is not over: needs a confirmation. */
  concerned: z.array(Concerned),
  lacks: z.array(Lack),
})
export type CurrentChange = z.infer<typeof CurrentChange>

export const exampleAcademyCard: AcademyCard = {
  id: 3,
  version: 1,
  start_date_academy: '2028-07-30',
  end_date_academy: '2028-08-13',
  end_date_application: '2028-06-29',
  place_name: 'Stift Amselzell',
  is_current: false,
  is_draft: true,
  masterclass_count: 16,
  application_count: 0,
  participant_count: 0,
  booking_count: 0,
}

export const exampleOfficeAcademy: OfficeAcademy = {
  ...exampleAcademyCard,
  lodging_free_until: null,
  handling_fee: 75,
  recording_fee: 15,
  offer_hours: 48,
  shows_waiting_rank: false,
  scholarship_de: '',
  scholarship_en: '',
  scholarship_url: '',
  withdrawal_terms: { ...defaultWithdrawalTerms, steps: [...defaultWithdrawalTerms.steps] },
  lodging_terms: { ...defaultLodgingTerms, steps: [...defaultLodgingTerms.steps] },
  fee_invoice_count: 0,
  concert_evening_count: 0,
  concert_request_count: 0,
  masterclasses: [],
  room_types: [{ ...exampleRoom, beds: 20 }],
  meal_types: [],
  correpetition_periods: [],
}
