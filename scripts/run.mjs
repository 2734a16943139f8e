// Runs one command-line program of the project: node scripts/run.mjs api/src/cli/admin.ts create ...
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
process.exitCode = await runNode(process.argv.slice(2))
