import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { exampleCard } from '../../programme/masterclasses/schemas.ts'
import { exampleRepertoire, OwnRepertoire, RepertoireChange } from './schemas.ts'

const exampleOwn: OwnRepertoire = {
  application_id: 41,
  version: 2,
  can_change: true,
  academy_start: '2027-08-01',
  masterclass: { id: 3, teacher: exampleCard.teacher, instrument: exampleCard.instrument },
  repertoire: 'A whole suite for cello solo',
  ...exampleRepertoire,
}

const own = {
  path: '/api/academy/applications/:id/repertoire',
  access: 'apply',
  params: z.object({ id: pathId }),
  status: 200,
  reply: OwnRepertoire,
} as const

export const ownRepertoire = endpoint({
  ...own,
  method: 'GET',
  summary: 'The repertoire of an own application, with its changes',
  refuses: ['not_found'],
  example: { reply: exampleOwn },
})

export const changeRepertoire = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Change the repertoire of an own place: text and works, until the academy begins',
  body: RepertoireChange,
  refuses: ['not_found', 'repertoire_fixed', 'changed_meanwhile', 'too_many_requests'],
  example: {
    body: { version: 1, repertoire: 'A whole suite for cello solo', piece_ids: [31] },
    reply: exampleOwn,
  },
})
