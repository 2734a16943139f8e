import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'

export { ping } from '../../base/endpoints.ts'

/** `low`: it works, but little disk is free. */
const State = z.enum(['ok', 'low', 'failed'])

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  summary:
    'Can this process do its work? Database, migrations and disk, each with its state; a refusal says since when it has failed',
  status: 200,
  reply: z.object({ database: State, migrations: State, disk: State }),
  refuses: ['unavailable'],
  inMaintenance: true,
  example: { reply: { database: 'ok', migrations: 'ok', disk: 'ok' } },
})

export const maintenancePass = endpoint({
  method: 'GET',
  path: '/api/maintenance/pass',
  access: 'anyone',
  summary: 'Open the site in maintenance mode for this browser, with the key that the command printed',
  query: z.object({ key: z.string().max(200) }),
  status: 302,
  reply: z.undefined(),
  refuses: ['not_found'],
  inMaintenance: true,
})
