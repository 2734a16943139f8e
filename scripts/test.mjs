// npm test: installs what is missing, then runs every check and test.
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
process.exitCode = await runNode(['scripts/test.ts'])
