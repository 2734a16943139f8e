// npm test: installs and builds what is missing, then runs every check and test.
import { buildWeb } from './lib/build-web.mjs'
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
await buildWeb()
process.exitCode = await runNode(['scripts/test.ts'])
