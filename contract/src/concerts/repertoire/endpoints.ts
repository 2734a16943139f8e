import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { optionalText, queryId } from '../../base/fields.ts'
import { Composer, ComposerInput, Movement, MovementInput, Piece, PieceInput } from './schemas.ts'

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

export const composers = endpoint({
  ...here,
  path: '/api/concert-requests/composers',
  summary: 'Composers whose names begin with what is searched for, in any spelling, by name (at most 50)',
  query: z.object(searched),
  reply: z.array(Composer),
  example: { reply: [exampleComposer] },
})

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

const examplePiece: Piece = {
  id: 31,
  composer_id: 5,
  title: 'Sonata for Cello and Piano No. 3',
  opus: 'op. 69',
  catalogue_no: '',
  tonality: 'A major',
}

export const pieces = endpoint({
  ...here,
  path: '/api/concert-requests/pieces',
  summary: 'The works of a composer by title, also narrowed by a search (at most 500)',
  query: z.object({ composer_id: queryId, ...searched }),
  reply: z.array(Piece),
  refuses: ['not_found'],
  example: { reply: [examplePiece] },
})

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
