import { z } from 'zod'
import { id, optionalText, text } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { version } from '../../programme/programme/schemas.ts'
import { composerLife, diesAfterBirth } from './schemas.ts'

/** An entry of the catalogue as the office corrects it: the spelling of a language is empty if it is the same. */
export const CorrectedComposer = z.object({
  id,
  version: z.number(),
  first_name: z.string(),
  last_prefix: z.string(),
  last_name: z.string(),
  ...localized('name', z.string()),
  year_of_birth: z.number(),
  year_of_death: z.number().nullable(),
})
export type CorrectedComposer = z.infer<typeof CorrectedComposer>

const composerFields = { ...composerLife, ...localized('name', optionalText(250)) }
export const ComposerFields = diesAfterBirth(z.object(composerFields))
/** `version` is the one that the correction is based on. */
export const ComposerCorrection = diesAfterBirth(z.object({ ...composerFields, version }))
export type ComposerCorrection = z.output<typeof ComposerCorrection>

export const CorrectedPiece = z.object({
  id,
  version: z.number(),
  title: z.string(),
  ...localized('title', z.string()),
  opus: z.string(),
  catalogue_no: z.string(),
  tonality: z.string(),
})
export type CorrectedPiece = z.infer<typeof CorrectedPiece>

export const PieceFields = z.object({
  title: text(200),
  ...localized('title', optionalText(200)),
  opus: optionalText(50),
  catalogue_no: optionalText(50),
  tonality: optionalText(50),
})
export const PieceCorrection = PieceFields.extend({ version })
export type PieceCorrection = z.output<typeof PieceCorrection>
