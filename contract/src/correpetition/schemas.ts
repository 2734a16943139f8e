import { z } from 'zod'
import { day, id } from '../fields.ts'
import { Instrument } from '../masterclasses/schemas.ts'

export const Accompanied = z.object({
  id,
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  instrument: Instrument,
  start_date: day,
  end_date: day,
  participant_count: z.number(),
})

/** When someone accompanies, and which masterclasses: one period per academy. */
export const CorrepetitionPeriod = z.object({
  id,
  start_date: day,
  end_date: day,
  is_current: z.boolean(),
  /** The selection can still be changed. */
  can_choose: z.boolean(),
  masterclasses: z.array(Accompanied),
})
export type CorrepetitionPeriod = z.infer<typeof CorrepetitionPeriod>

/** The repertoire of the participants of an accompanied masterclass. */
export const MasterclassRepertoires = z.object({
  correpetition_id: id,
  masterclass_id: id,
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  instrument: Instrument,
  repertoires: z.array(z.object({ application_id: id, student_name: z.string(), repertoire: z.string() })),
})
export type MasterclassRepertoires = z.infer<typeof MasterclassRepertoires>
