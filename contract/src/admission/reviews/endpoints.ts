import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { Review, ReviewInput } from './schemas.ts'

export const saveReview = endpoint({
  method: 'PUT',
  path: '/api/academy/t/my-masterclasses/applications/:applicationId/review',
  access: 'teach',
  summary: 'Note and rating of an applicant, for the teacher alone',
  params: z.object({ applicationId: pathId }),
  body: ReviewInput,
  status: 200,
  reply: Review,
  refuses: ['not_found', 'changed_meanwhile'],
  example: {
    body: { rating: 4, note: 'Beautiful sound.', version: 0 },
    reply: { rating: 4, note: 'Beautiful sound.', version: 1 },
  },
})
