import { compare, sameAnswer } from './lib/compare.ts'
import { requestBytes } from './lib/load.ts'
import { withRivals } from './lib/servers.ts'

export const name = 'A public read: GET /api/academyCurrent, built anew by one statement for each answer'

const path = '/api/academyCurrent'
const bytes = [requestBytes({ text: `GET ${path}` })]

export const run = () =>
  withRivals(async rivals => {
    await sameAnswer(rivals, path)
    return compare(rivals, { what: 'read', requests: () => bytes, wanted: 0.8 })
  })
