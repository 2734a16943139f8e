import { z } from 'zod'
import { day, id, messageKey } from '../fields.ts'
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

/** Only whole masterclasses can be chosen; `application_ids` is always null. */
const Assignment = z.object({ masterclass_id: id, application_ids: z.null().optional() })

export const MasterclassChoice = z.object({
  assignments: z.array(Assignment, messageKey('INVALID')).max(100, messageKey('INVALID')),
})
export type MasterclassChoice = z.infer<typeof MasterclassChoice>

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
