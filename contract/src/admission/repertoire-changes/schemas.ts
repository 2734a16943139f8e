import { z } from 'zod'
import { MAX_CHOSEN_PIECES } from '../../base/constants.ts'
import { anyText, day, id, messageKey } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { Instrument } from '../../programme/masterclasses/schemas.ts'

export const REPERTOIRE_MAX_LENGTH = 10_000

/** A work of the catalogue; `composerText` and `pieceTitle` write it in a language. */
export const ChosenPiece = z.object({
  piece_id: id,
  composer: z.object({ name: z.string(), ...localized('name', z.string()) }),
  piece: z.object({
    title: z.string(),
    ...localized('title', z.string()),
    tonality: z.string(),
    opus: z.string(),
    catalogue_no: z.string(),
  }),
})
export type ChosenPiece = z.infer<typeof ChosenPiece>

/** What the repertoire was until it was changed. */
const FormerRepertoire = z.object({
  changed_at: z.string(),
  repertoire: z.string(),
  pieces: z.array(ChosenPiece),
})

/** What participants changed after they were accepted: part of every list that shows a repertoire. */
export const RepertoireState = z.object({
  /** The chosen works, in order. */
  pieces: z.array(ChosenPiece),
  /** Null if it is as it was in the application. */
  repertoire_changed_at: z.string().nullable(),
  /** Newest first; the latest 20. */
  former_repertoires: z.array(FormerRepertoire),
})
export type RepertoireState = z.infer<typeof RepertoireState>

/** The repertoire of an own application. */
export const OwnRepertoire = z.object({
  application_id: id,
  /** Rises with each change. */
  version: id,
  can_change: z.boolean(),
  /** The first day of the academy: until then it can be changed. */
  academy_start: day,
  masterclass: z.object({
    id,
    teacher: z.object({ first_name: z.string(), last_name: z.string() }),
    instrument: Instrument,
  }),
  repertoire: z.string(),
  ...RepertoireState.shape,
})
export type OwnRepertoire = z.infer<typeof OwnRepertoire>

export const RepertoireInput = z.object({
  repertoire: anyText(REPERTOIRE_MAX_LENGTH),
  /** Works of the catalogue, in order. */
  piece_ids: z
    .array(id, messageKey('PIECE_UNKNOWN'))
    .max(MAX_CHOSEN_PIECES, messageKey('TOO_MANY_PIECES'))
    .refine(ids => new Set(ids).size === ids.length, messageKey('PIECE_TWICE')),
})
export type RepertoireInput = z.output<typeof RepertoireInput>

/** `version` is the one that the change is based on. */
export const RepertoireChange = RepertoireInput.extend({ version: id })
export type RepertoireChange = z.output<typeof RepertoireChange>

const examplePiece: ChosenPiece = {
  piece_id: 31,
  composer: { name: 'Ludwig van Beethoven', ...localized('name', '') },
  piece: {
    title: 'Cello Sonata No. 3',
    ...localized('title', ''),
    tonality: 'A major',
    opus: 'op. 69',
    catalogue_no: '',
  },
}

export const exampleRepertoire: RepertoireState = {
  pieces: [examplePiece],
  repertoire_changed_at: '2027-07-20T09:30:00.000Z',
  former_repertoires: [
    {
      changed_at: '2027-07-20T09:30:00.000Z',
      repertoire: 'Two movements of a suite for cello solo',
      pieces: [],
    },
  ],
}
