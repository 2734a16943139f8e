import * as contract from '@academy/contract/programme/instruments/endpoints'
import { serve } from '../../../base/serve.ts'
import { listInstruments as findAll } from './queries.ts'

export const listInstruments = serve(contract.instruments, ({ db }) => findAll(db))
