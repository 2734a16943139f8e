import type { instruments as endpoint } from '@academy/contract/instruments/endpoints'
import type { Verb } from '../../lib/services.ts'
import { listInstruments as findAll } from './queries.ts'

export const listInstruments: Verb<typeof endpoint> = ({ db }) => findAll(db)
