import type { instruments as endpoint } from '@academy/contract/programme/instruments/endpoints'
import type { Operation } from '../../../base/services.ts'
import { listInstruments as findAll } from './queries.ts'

export const listInstruments: Operation<typeof endpoint> = ({ db }) => findAll(db)
