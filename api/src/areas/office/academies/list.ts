import * as contract from '@academy/contract/office/academies/endpoints'
import { serve } from '../../../base/serve.ts'
import { listAcademies as list } from './queries.ts'

export const listAcademies = serve(contract.listAcademies, ({ db }) => list(db))
