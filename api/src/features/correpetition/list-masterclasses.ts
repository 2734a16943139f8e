import type { masterclassesToAccompany as endpoint } from '@academy/contract/correpetition/endpoints'
import type { Verb } from '../../lib/services.ts'
import { currentMasterclasses } from './queries.ts'

export const listMasterclasses: Verb<typeof endpoint> = ({ db }) => currentMasterclasses(db)
