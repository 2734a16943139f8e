// npm start: runs the site until it is stopped. It uses dist/ if that was built from these sources; otherwise it
// first installs, builds and bundles what is missing.
import { join } from 'node:path'
import { buildWeb, isWebBuilt } from './lib/build-web.mjs'
import { freshProgram } from './lib/built-directory.mjs'
import { builtProgram } from './lib/built-program.mjs'
import { bundlePrograms } from './lib/bundle-programs.mjs'
import { installForStart } from './lib/install.mjs'
import { runProgram } from './lib/node.mjs'

const source = 'api/src/main.ts'

/** Runs a program of the bundle, or the source where there is no bundle. A bundle keeps the demos that were made by it. */
const runBundled = (folder, path) =>
  folder
    ? runProgram([join(folder, builtProgram(path))], { MADE_DEMOS: join(folder, 'demos') })
    : runProgram([path])

const start = async () => {
  await installForStart()
  const isFirst = !isWebBuilt()
  const bundle = async () => {
    const folder = await bundlePrograms()
    // Beside the pages. Where this fails, the start makes its own.
    if (isFirst) await runBundled(folder, 'api/src/cli/make-demo.ts')
    return folder
  }
  const [folder] = await Promise.all([bundle(), buildWeb()])
  return runBundled(folder, source)
}

const built = freshProgram(source)
process.exitCode = await (built ? runProgram([built]) : start())
