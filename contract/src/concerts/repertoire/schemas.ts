import { z } from 'zod'
import { chosenId, flag, id, messageKey, nameText, optionalText, text, version } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'

/** The catalogue of composers, works and movements: everybody searches and adds, the office maintains it. */
export const Composer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  last_prefix: z.string(),
  year_of_birth: z.number(),
  /** Null if alive. */
  year_of_death: z.number().nullable(),
  full_name: z.string(),
})
export type Composer = z.infer<typeof Composer>

export const FOUND_COMPOSERS = 50

const MAX_YEAR = 2199
const year = z
  .int(messageKey('YEAR_INVALID'))
  .min(1000, messageKey('YEAR_INVALID'))
  .max(MAX_YEAR, messageKey('YEAR_INVALID'))

/** Names and years, as they are typed. */
export const composerLife = {
  first_name: text(100, 'COMPOSER_FIELDS'),
  last_name: nameText(100, 'COMPOSER_FIELDS'),
  last_prefix: optionalText(30),
  year_of_birth: z.int(messageKey('COMPOSER_FIELDS')).pipe(year),
  /** Null if alive. */
  year_of_death: year.nullable().default(null),
}

const diesAfterBirth = <S extends z.ZodType<{ year_of_birth: number; year_of_death: number | null }>>(
  form: S,
) =>
  form.refine(
    ({ year_of_birth, year_of_death }) =>
      typeof year_of_death !== 'number' ||
      typeof year_of_birth !== 'number' ||
      year_of_death >= year_of_birth,
    { ...messageKey('DEATH_BEFORE_BIRTH'), path: ['year_of_death'], when: () => true },
  )

export const ComposerInput = diesAfterBirth(
  z.object({
    ...composerLife,
    /** Confirms that the suggested similar entries were seen and are different. */
    create_anyway: flag().default(false),
  }),
)
export type ComposerInput = z.output<typeof ComposerInput>

export const Piece = z.object({
  id,
  composer_id: id,
  title: z.string(),
  opus: z.string(),
  catalogue_no: z.string(),
  tonality: z.string(),
})
export type Piece = z.infer<typeof Piece>

export const FOUND_PIECES = 500

export const PieceInput = z.object({
  composer_id: chosenId('COMPOSER_REQUIRED'),
  title: text(200),
  /** The title in a language, if it is another one. */
  ...localized('title', optionalText(200)),
  opus: optionalText(50),
  catalogue_no: optionalText(50),
  tonality: optionalText(50),
  create_anyway: flag().default(false),
})
export type PieceInput = z.output<typeof PieceInput>

export const Movement = z.object({
  id,
  piece_id: id,
  title: z.string(),
  /** The preceding movement; null for the first one. */
  predecessor_id: id.nullable(),
  /** Seconds, if known from earlier requests. */
  duration: z.number().nullable(),
})
export type Movement = z.infer<typeof Movement>

export const MAX_MOVEMENTS = 200

export const MovementInput = z.object({
  piece_id: chosenId('PIECE_REQUIRED'),
  title: text(200),
  /** The preceding movement; null for the first one. */
  predecessor_id: id.nullable(),
  create_anyway: flag().default(false),
})
export type MovementInput = z.output<typeof MovementInput>

/** The `suggestions` of a refusal to add an entry. */
export const ComposerSuggestion = Composer.extend({ verdict: z.enum(['block', 'hint']) })
export type ComposerSuggestion = z.infer<typeof ComposerSuggestion>
export const PieceSuggestion = Piece.extend({ verdict: z.enum(['strong', 'weak', 'series']) })
export type PieceSuggestion = z.infer<typeof PieceSuggestion>
export const MovementSuggestion = Movement.extend({ verdict: z.enum(['strong', 'weak']) })
export type MovementSuggestion = z.infer<typeof MovementSuggestion>

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
