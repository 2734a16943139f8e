// Runs one command-line program of the project: node scripts/run.mjs api/src/cli/admin.ts create ...
// A command of a site never installs packages: the site may be running on those that are there. Part of the built directory, too.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runProgram } from './lib/node.mjs'

const [program = '', ...args] = process.argv.slice(2)

/** The built directory has programs alone. */
const programOf = async path => {
  if (!path.endsWith('.ts')) return path
  const { freshProgram } = await import('./lib/built-directory.mjs')
  const { bundledProgram } = await import('./lib/bundle-programs.mjs')
  return freshProgram(path, () => {}) ?? bundledProgram(path)
}

/** The others are tools of development. */
const isCommand = /^(?!api\/src\/cli\/schema-types)(api\/src\/cli|server)\//.test(program)
if (!isCommand) await (await import('./lib/install.mjs')).install()

if (existsSync(join(root, 'node_modules', 'sharp')))
  process.exitCode = await runProgram([await programOf(program), ...args])
else {
  console.error('The packages are not installed. Run npm start once, or npm ci.')
  process.exitCode = 1
}
