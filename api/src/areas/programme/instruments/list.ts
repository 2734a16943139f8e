import type { instruments as endpoint } from '@academy/contract/instruments/endpoints'
import type { Operation } from '../../lib/services.ts'
import { listInstruments as findAll } from './queries.ts'

export const listInstruments: Operation<typeof endpoint> = ({ db }) => findAll(db)
