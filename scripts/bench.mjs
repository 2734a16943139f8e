// npm run bench: installs and builds what is missing, then measures; a part of a name chooses what.
import { buildWeb } from './lib/build-web.mjs'
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
await buildWeb()
process.exitCode = await runNode(['bench/all.ts', ...process.argv.slice(2)])
