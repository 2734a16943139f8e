import type { association as endpoint } from '@academy/contract/payments/endpoints'
import { loadAssociation } from '../../lib/association.ts'
import type { Verb } from '../../lib/services.ts'

export const showAssociation: Verb<typeof endpoint> = ({ db }) => loadAssociation(db)
