// A separate process that uses the embedded server, for tests that kill it: node lease-owner.fixture.ts DATA_DIR
// app LABEL
import { createInterface } from 'node:readline'
import { StartRefusal } from '../../base/start-refusal.ts'
import { openEmbedded } from './server.ts'

const [dataDir = '', role, label = ''] = process.argv.slice(2)
const tell = (event: Record<string, string>) => console.log(JSON.stringify(event))
process.on('SIGINT', () => tell({ interrupted: label }))

try {
  const server = await openEmbedded({
    ...{ dataDir, role: role === 'app' ? 'app' : 'command', label, settings: { fsync: 'off' } },
    print: line => tell({ print: line }),
  })
  tell({ url: server.url })
  const input = createInterface(process.stdin)
  // After stop() the process must exit by itself: nothing may remain that could restart the server.
  input.once('line', () => server.stop().then(() => input.close()))
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  tell({ refused: error.message })
}
