import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { Merge, MergeInput } from './schemas.ts'

const exampleMerge: Merge = {
  id: 3,
  kind: 'composer',
  merged: 'Pjotr Tschaikowsky (1840 – 1893)',
  into: 'Pyotr Ilyich Tchaikovsky (1840 – 1893)',
  merged_at: '2027-08-03T09:00:00.000Z',
  merged_by: 'Office',
}

export const merges = endpoint({
  method: 'GET',
  path: '/api/academy/a/merges',
  access: 'manage_people',
  summary: 'The merges that stand, newest first (at most 100)',
  status: 200,
  reply: z.array(Merge),
  example: { reply: [exampleMerge] },
})

export const merge = endpoint({
  method: 'POST',
  path: '/api/academy/a/merges',
  access: 'manage_people',
  summary: 'Make one entry of two',
  body: MergeInput,
  status: 201,
  reply: Merge,
  refuses: ['not_found', 'merge_impossible', 'merge_doubtful'],
  example: { body: { kind: 'composer', merged_id: 140, into_id: 12 }, reply: exampleMerge },
})

export const undoMerge = endpoint({
  method: 'DELETE',
  path: '/api/academy/a/merges/:id',
  access: 'manage_people',
  summary: 'Undo a merge: both are there again, with everything that was theirs',
  params: z.object({ id: pathId }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'merge_impossible'],
})
