import type { masterclassesToAccompany as endpoint } from '@academy/contract/correpetition/endpoints'
import type { Operation } from '../../lib/services.ts'
import { currentMasterclasses } from './queries.ts'

export const listMasterclasses: Operation<typeof endpoint> = ({ db }) => currentMasterclasses(db)
