import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { ComposerCorrection, CorrectedComposer, CorrectedPiece, PieceCorrection } from './schemas.ts'

const byId = { access: 'manage_concerts', params: z.object({ id: pathId }), status: 200 } as const

const composer: CorrectedComposer = {
  id: 5,
  version: 1,
  first_name: 'Dmitri',
  last_prefix: '',
  last_name: 'Shostakovich',
  name_de: 'Dmitri Schostakowitsch',
  name_en: '',
  year_of_birth: 1906,
  year_of_death: 1975,
}

export const composerEntry = endpoint({
  ...byId,
  method: 'GET',
  path: '/api/academy/a/catalogue/composers/:id',
  summary: 'A composer with the spelling of each language, to be corrected',
  reply: CorrectedComposer,
  refuses: ['not_found'],
  example: { reply: composer },
})

export const correctComposer = endpoint({
  ...byId,
  method: 'PUT',
  path: '/api/academy/a/catalogue/composers/:id',
  summary: 'Correct the names and years of a composer',
  body: ComposerCorrection,
  reply: CorrectedComposer,
  refuses: ['not_found', 'changed_meanwhile', 'composer_exists'],
  example: {
    body: {
      version: 1,
      first_name: 'Dmitri',
      last_name: 'Shostakovich',
      name_de: 'Dmitri Schostakowitsch',
      year_of_birth: 1906,
      year_of_death: 1975,
    },
    reply: composer,
  },
})

const piece: CorrectedPiece = {
  id: 31,
  version: 2,
  title: 'Sonata for Cello and Piano',
  title_de: 'Sonate für Violoncello und Klavier',
  title_en: '',
  opus: 'op. 40',
  catalogue_no: '',
  tonality: 'D minor',
}

export const pieceEntry = endpoint({
  ...byId,
  method: 'GET',
  path: '/api/academy/a/catalogue/pieces/:id',
  summary: 'A work with its titles, to be corrected',
  reply: CorrectedPiece,
  refuses: ['not_found'],
  example: { reply: piece },
})

export const correctPiece = endpoint({
  ...byId,
  method: 'PUT',
  path: '/api/academy/a/catalogue/pieces/:id',
  summary: 'Correct the titles and numbers of a work',
  body: PieceCorrection,
  reply: CorrectedPiece,
  refuses: ['not_found', 'changed_meanwhile', 'piece_exists'],
  example: {
    body: { version: 1, title: 'Sonata for Cello and Piano', opus: 'op. 40', tonality: 'D minor' },
    reply: piece,
  },
})
