import type { association as endpoint } from '@academy/contract/association/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findAssociation } from './queries.ts'

export const showAssociation: Verb<typeof endpoint> = ({ db }) => findAssociation(db)
