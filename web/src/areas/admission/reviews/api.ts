import type { saveReview as endpoint } from '@academy/contract/admission/reviews/endpoints'
import type { Review } from '@academy/contract/admission/reviews/schemas'
import type { Call } from '../../../base/api.ts'
import { route } from '../../../base/route.ts'

const saveReview = route<typeof endpoint>(
  'PUT',
  '/api/academy/t/my-masterclasses/applications/:applicationId/review',
)

export const sendReview = (call: Call, applicationId: number, body: Review): Promise<Review> =>
  // It continues when the page is left.
  call(
    saveReview,
    { params: { applicationId: String(applicationId) }, body },
    { quiet: true, keepalive: true },
  )
