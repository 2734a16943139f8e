import type { masterclassesToAccompany as endpoint } from '@academy/contract/correpetition'
import type { Verb } from '../../lib/services.ts'
import { currentMasterclasses } from './queries.ts'

export const listMasterclasses: Verb<typeof endpoint> = ({ db }) => currentMasterclasses(db)
