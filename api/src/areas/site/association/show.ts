import type { association as endpoint } from '@academy/contract/association/endpoints'
import type { Operation } from '../../lib/services.ts'
import { findAssociation } from './queries.ts'

export const showAssociation: Operation<typeof endpoint> = ({ db }) => findAssociation(db)
