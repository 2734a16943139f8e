// npm start: installs and builds what is missing, then runs the site until it is stopped.
import { buildWeb } from './lib/build-web.mjs'
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
await buildWeb()
process.exitCode = await runNode(['api/src/main.ts'])
