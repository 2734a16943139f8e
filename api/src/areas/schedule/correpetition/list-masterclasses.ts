import type { masterclassesToAccompany as endpoint } from '@academy/contract/schedule/correpetition/endpoints'
import type { Operation } from '../../../base/services.ts'
import { currentMasterclasses } from './queries.ts'

export const listMasterclasses: Operation<typeof endpoint> = ({ db }) => currentMasterclasses(db)
