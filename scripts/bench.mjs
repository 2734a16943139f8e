// npm run bench: installs and builds what is missing, then measures; an argument selects benchmarks by part
// of their name.
import { buildWeb } from './lib/build-web.mjs'
import { bundlePrograms } from './lib/bundle-programs.mjs'
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

await install()
const [folder] = await Promise.all([bundlePrograms(), buildWeb()])
process.exitCode = await runNode(['bench/all.ts', ...process.argv.slice(2)], { BUNDLED_PROGRAMS: folder })
