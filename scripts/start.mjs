// npm start: runs the site until it is stopped. It uses dist/ if that was built from these sources; otherwise it
// first installs, builds and bundles what is missing.
import { buildWeb } from './lib/build-web.mjs'
import { freshProgram } from './lib/built-directory.mjs'
import { bundledProgram } from './lib/bundle-programs.mjs'
import { installForStart } from './lib/install.mjs'
import { runProgram } from './lib/node.mjs'

const source = 'api/src/main.ts'

const bundled = async () => {
  await installForStart()
  const [program] = await Promise.all([bundledProgram(source), buildWeb()])
  return program
}

process.exitCode = await runProgram([freshProgram(source) ?? (await bundled())])
