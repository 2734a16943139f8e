// npm start: runs the site until it is stopped. It uses dist/ if that was built from these sources; otherwise it
// first installs and builds what is missing.
import { buildWeb } from './lib/build-web.mjs'
import { freshProgram } from './lib/built-directory.mjs'
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'

const source = 'api/src/main.ts'
const built = freshProgram(source)
if (!built) {
  await install()
  await buildWeb()
}
process.exitCode = await runNode([built ?? source])
