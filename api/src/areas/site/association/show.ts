import type { association as endpoint } from '@academy/contract/site/association/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findAssociation } from './queries.ts'

export const showAssociation: Operation<typeof endpoint> = ({ db }) => findAssociation(db)
