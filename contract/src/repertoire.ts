import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { chosenId, flag, id, optionalText, queryId, says, text } from './fields.ts'

/** The catalogue of composers, their works and the movements: everybody finds and adds, the office puts in order. */
export const Composer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  last_prefix: z.string(),
  year_of_birth: z.number(),
  /** Null while they live. */
  year_of_death: z.number().nullable(),
  full_name: z.string(),
})
export type Composer = z.infer<typeof Composer>

const exampleComposer: Composer = {
  id: 5,
  first_name: 'Ludwig',
  last_name: 'Beethoven',
  last_prefix: 'van',
  year_of_birth: 1770,
  year_of_death: 1827,
  full_name: 'Ludwig van Beethoven',
}

const searched = { search: optionalText(100) }
const here = { method: 'GET', access: 'signed-in', status: 200 } as const
const added = { method: 'POST', access: 'signed-in', status: 201 } as const

export const FOUND_COMPOSERS = 50

export const composers = endpoint({
  ...here,
  path: '/api/concert-requests/composers',
  summary: 'Composers whose names begin with what is searched for, in any spelling, by name (at most 50)',
  query: z.object(searched),
  reply: z.array(Composer),
  example: { reply: [exampleComposer] },
})

const MAX_YEAR = 2199
const year = z.int(says('YEAR_INVALID')).min(1000, says('YEAR_INVALID')).max(MAX_YEAR, says('YEAR_INVALID'))

export const ComposerInput = z
  .object({
    first_name: text(100, 'COMPOSER_FIELDS'),
    last_name: text(100, 'COMPOSER_FIELDS'),
    last_prefix: optionalText(30),
    year_of_birth: z.int(says('COMPOSER_FIELDS')).pipe(year),
    /** None while they live. */
    year_of_death: year.nullable().default(null),
    /** Whoever has seen the similar ones and means another. */
    create_anyway: flag().default(false),
  })
  .refine(
    ({ year_of_birth, year_of_death }) =>
      typeof year_of_death !== 'number' ||
      typeof year_of_birth !== 'number' ||
      year_of_death >= year_of_birth,
    { ...says('DEATH_BEFORE_BIRTH'), path: ['year_of_death'], when: () => true },
  )
export type ComposerInput = z.output<typeof ComposerInput>

export const addComposer = endpoint({
  ...added,
  path: '/api/concert-requests/composers',
  summary: 'Add a composer; a refusal names those who are there already or similar in `suggestions`',
  body: ComposerInput,
  reply: Composer,
  refuses: ['composer_exists', 'composer_similar', 'too_many_requests'],
  example: {
    body: {
      first_name: 'Ludwig',
      last_name: 'Beethoven',
      last_prefix: 'van',
      year_of_birth: 1770,
      year_of_death: 1827,
    },
    reply: exampleComposer,
  },
})

export const Piece = z.object({
  id,
  composer_id: id,
  title: z.string(),
  opus: z.string(),
  catalogue_no: z.string(),
  tonality: z.string(),
})
export type Piece = z.infer<typeof Piece>

const examplePiece: Piece = {
  id: 31,
  composer_id: 5,
  title: 'Sonata for Cello and Piano No. 3',
  opus: 'op. 69',
  catalogue_no: '',
  tonality: 'A major',
}

export const FOUND_PIECES = 500

export const pieces = endpoint({
  ...here,
  path: '/api/concert-requests/pieces',
  summary: 'The works of a composer by title, also narrowed by a search (at most 500)',
  query: z.object({ composer_id: queryId, ...searched }),
  reply: z.array(Piece),
  refuses: ['not_found'],
  example: { reply: [examplePiece] },
})

export const PieceInput = z.object({
  composer_id: chosenId('COMPOSER_REQUIRED'),
  title: text(200),
  opus: optionalText(50),
  catalogue_no: optionalText(50),
  tonality: optionalText(50),
  create_anyway: flag().default(false),
})
export type PieceInput = z.output<typeof PieceInput>

export const addPiece = endpoint({
  ...added,
  path: '/api/concert-requests/pieces',
  summary:
    'Add a work; a refusal names those that are there already, similar or of the same series in `suggestions`',
  body: PieceInput,
  reply: Piece,
  refuses: ['piece_exists', 'piece_similar', 'too_many_requests'],
  example: {
    body: { composer_id: 5, title: 'Sonata for Cello and Piano No. 3', opus: 'op. 69' },
    reply: examplePiece,
  },
})

export const Movement = z.object({
  id,
  piece_id: id,
  title: z.string(),
  /** The movement before it; null for the first one. */
  predecessor_id: id.nullable(),
  /** Seconds, as far as it is known from earlier requests. */
  duration: z.number().nullable(),
})
export type Movement = z.infer<typeof Movement>

const exampleMovement: Movement = {
  id: 77,
  piece_id: 31,
  title: 'Scherzo. Allegro molto',
  predecessor_id: 76,
  duration: 330,
}

export const movements = endpoint({
  ...here,
  path: '/api/concert-requests/movements',
  summary: 'The movements of a work in their order (at most 200)',
  query: z.object({ piece_id: queryId }),
  reply: z.array(Movement),
  refuses: ['not_found'],
  example: { reply: [exampleMovement] },
})

export const MAX_MOVEMENTS = 200

export const MovementInput = z.object({
  piece_id: chosenId('PIECE_REQUIRED'),
  title: text(200),
  /** It comes after this one; null: it is the first. */
  predecessor_id: id.nullable(),
  create_anyway: flag().default(false),
})
export type MovementInput = z.output<typeof MovementInput>

export const addMovement = endpoint({
  ...added,
  path: '/api/concert-requests/movements',
  summary:
    'Add a movement after another one, those behind it move on; a refusal names the similar ones in `suggestions`',
  body: MovementInput,
  reply: Movement,
  refuses: ['movement_similar', 'too_many_movements', 'too_many_requests'],
  example: {
    body: { piece_id: 31, title: 'Scherzo. Allegro molto', predecessor_id: 76 },
    reply: exampleMovement,
  },
})

/** What a refusal to add something carries in `suggestions`. */
export const ComposerSuggestion = Composer.extend({ verdict: z.enum(['block', 'hint']) })
export type ComposerSuggestion = z.infer<typeof ComposerSuggestion>
export const PieceSuggestion = Piece.extend({ verdict: z.enum(['strong', 'weak', 'series']) })
export type PieceSuggestion = z.infer<typeof PieceSuggestion>
export const MovementSuggestion = Movement.extend({ verdict: z.enum(['strong', 'weak']) })
export type MovementSuggestion = z.infer<typeof MovementSuggestion>
