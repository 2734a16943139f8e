// npm run dev: restarts the API and reloads the pages when their files change. Both stop together.
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
const port = Number(process.env.PORT || 3000)
const ports = { WEB_PORT: `${port}`, API_PORT: `${port + 1}` }
const site = `http://localhost:${port}`

const halves = [
  runNode(['--watch', '--watch-preserve-output', 'api/src/main.ts'], {
    PORT: ports.API_PORT,
    SITE_URL: site,
  }),
  runNode(['web/dev-server.ts'], ports),
]
await Promise.race(halves)
// One process alone is useless: signal ourselves, which stops the other.
process.kill(process.pid, 'SIGTERM')
process.exitCode = Math.max(...(await Promise.all(halves)))
