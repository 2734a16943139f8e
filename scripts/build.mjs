// npm run build: makes dist/, which runs without development tools and without the network.
import { buildWeb } from './lib/build-web.mjs'
import { installForStart } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await installForStart()
await buildWeb()
process.exitCode = await runNode(['scripts/build/assemble.ts', ...process.argv.slice(2)])
