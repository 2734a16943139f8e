import * as contract from '@academy/contract/admission/reviews/endpoints'
import { on } from '../../../http/bind.ts'
import { saveReview } from './save-review.ts'

export const reviewRoutes = [on(contract.saveReview, saveReview)]
