import { z } from 'zod'
import { day, id, messageKey } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'

const count = z.number()
const Days = z.object({ start_date: day, end_date: day })
const ids = z.array(id, messageKey('INVALID')).max(100, messageKey('INVALID'))

export const PlannedMasterclass = Days.extend({
  id,
  teacher_name: z.string(),
  ...localized('instrument', z.string()),
  /** Set by the office. Without it nobody has to choose the masterclass. */
  needs_accompanist: z.boolean(),
  /** Null until the selection is final. */
  participant_count: count.nullable(),
  /** Forwarded applications. */
  application_count: count,
  /** Who accompanies it. */
  period_ids: z.array(id),
})
export type PlannedMasterclass = z.infer<typeof PlannedMasterclass>

/** What somebody has to play: see decision 058. */
export const Workload = z.object({
  /** Of the final masterclasses. */
  participant_count: count,
  /** Masterclasses that are not final, and the applications for them. */
  open_count: count,
  undecided_count: count,
  /** Lines of the repertoires of the participants, or works that they have chosen. */
  piece_count: count,
  /** How long the pieces are whose repertoire says so, and how many do not say it. */
  piece_seconds: count,
  untimed_count: count,
  /** Concert requests that name the accompanist. */
  concert_count: count,
  concert_seconds: count,
})
export type Workload = z.infer<typeof Workload>

export const PlannedDay = Workload.extend({ date: day, masterclass_ids: z.array(id) })
export type PlannedDay = z.infer<typeof PlannedDay>

export const PlannedAccompanist = Days.extend({
  period_id: id,
  name: z.string(),
  /** The caller. */
  is_own: z.boolean(),
  masterclass_ids: z.array(id),
  total: Workload,
  /** Concert requests without a date. */
  undated_count: count,
  /** Every day of the period. */
  days: z.array(PlannedDay),
  /** Days with lessons of other masterclasses on which the person has nothing to play. */
  free: z.array(Days),
})
export type PlannedAccompanist = z.infer<typeof PlannedAccompanist>

/** Who could take a masterclass, and how many participants they would then have on their fullest day and in all. */
const Candidate = z.object({ period_id: id, peak: count, total: count })

export const Suggestion = z.object({
  masterclass_id: id,
  /** The best first. Empty: no period contains the masterclass. */
  candidates: z.array(Candidate),
  /** The selection is not final: the number of participants is an estimate. */
  is_estimate: z.boolean(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const AccompanimentPlan = z.object({
  /** Null without a current academy. */
  year: z.number().nullable(),
  masterclasses: z.array(PlannedMasterclass),
  accompanists: z.array(PlannedAccompanist),
  /** Days with lessons on which no accompanist is there. */
  uncovered: z.array(Days),
  /** For each masterclass that nobody has chosen. */
  suggestions: z.array(Suggestion),
})
export type AccompanimentPlan = z.infer<typeof AccompanimentPlan>

export const Accompanists = z.object({ period_ids: ids, needs_accompanist: z.boolean(messageKey('INVALID')) })

/** `seen` is what the page showed: if somebody has changed it meanwhile, the request is refused. */
export const AccompanistsInput = Accompanists.extend({ seen: Accompanists })
export type AccompanistsInput = z.infer<typeof AccompanistsInput>

export const SuggestionInput = z.object({
  assignments: z
    .array(z.object({ masterclass_id: id, period_id: id }), messageKey('INVALID'))
    .min(1, messageKey('INVALID'))
    .max(100, messageKey('INVALID')),
})
export type SuggestionInput = z.infer<typeof SuggestionInput>
