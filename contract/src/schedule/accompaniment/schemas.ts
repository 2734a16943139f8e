import { z } from 'zod'
import { RepertoireState } from '../../admission/repertoire-changes/schemas.ts'
import { day, id, messageKey } from '../../base/fields.ts'
import { Instrument } from '../../programme/masterclasses/schemas.ts'

export const Accompanied = z.object({
  id,
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  instrument: Instrument,
  start_date: day,
  end_date: day,
  /** 0 until the selection is final. */
  participant_count: z.number(),
  is_final: z.boolean(),
  /** Forwarded applications. */
  application_count: z.number(),
})

/** When someone accompanies, and which masterclasses: one period per academy. */
export const AccompanimentPeriod = z.object({
  id,
  start_date: day,
  end_date: day,
  is_current: z.boolean(),
  /** The selection can still be changed. */
  can_choose: z.boolean(),
  /** `is_assigned`: by the office. */
  masterclasses: z.array(Accompanied.extend({ is_assigned: z.boolean() })),
})
export type AccompanimentPeriod = z.infer<typeof AccompanimentPeriod>

/** Only whole masterclasses can be chosen; `application_ids` is always null. */
const Assignment = z.object({ masterclass_id: id, application_ids: z.null().optional() })

export const MasterclassChoice = z.object({
  assignments: z.array(Assignment, messageKey('INVALID')).max(100, messageKey('INVALID')),
  /** The selection that the page showed. If somebody has changed it meanwhile, the request is refused. */
  seen_ids: z.array(id, messageKey('INVALID')).max(100, messageKey('INVALID')).optional(),
})
export type MasterclassChoice = z.infer<typeof MasterclassChoice>

/** The repertoire of the participants of an accompanied masterclass. */
export const MasterclassRepertoires = z.object({
  correpetition_id: id,
  masterclass_id: id,
  /** Whether its participants are chosen. */
  is_final: z.boolean(),
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  instrument: Instrument,
  repertoires: z.array(
    z.object({
      application_id: id,
      student_name: z.string(),
      repertoire: z.string(),
      ...RepertoireState.shape,
    }),
  ),
})
export type MasterclassRepertoires = z.infer<typeof MasterclassRepertoires>

/** A concert request of this summer that names the accompanist. */
export const AccompaniedRequest = z.object({
  id,
  student_name: z.string(),
  composer_name: z.string(),
  piece_title: z.string(),
  movement_titles: z.array(z.string()),
  total_duration_seconds: z.number(),
  earliest_performance_date: day,
  /** Null until the evening is announced. */
  scheduled_performance_date: day.nullable(),
  place: z.string().nullable(),
  /** The place in the programme of the announced evening. */
  position: z.number().nullable(),
  chamber_ensemble: z.array(z.object({ name: z.string(), instrument: z.string() })),
})
export type AccompaniedRequest = z.infer<typeof AccompaniedRequest>
