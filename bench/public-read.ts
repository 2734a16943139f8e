import { compare, sameAnswer } from './lib/compare.ts'
import { requestBytes } from './lib/load.ts'
import { withBothServers } from './lib/servers.ts'

export const name =
  'A public read: GET /api/academyCurrent, built anew by one statement for each answer, without the store'

const path = '/api/academyCurrent'
const bytes = [requestBytes({ text: `GET ${path}` })]

export const run = () =>
  withBothServers(
    async servers => {
      await sameAnswer(servers, path)
      return compare(servers, { what: 'read', requests: () => bytes, wanted: 0.85 })
    },
    { STORE_MB: '0' },
  )
