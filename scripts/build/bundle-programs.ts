// Bundles the programs for npm start, the commands and tests: loading one file takes half the processor time of loading
// thousands. Files beside the sources, the pages and the packages are found through links.
import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { bundleServer } from './bundle-server.ts'

const root = resolve(import.meta.dirname, '../..')
const [target = ''] = process.argv.slice(2)
const draft = `${target}.new-${process.pid}`
const windows = process.platform === 'win32'

mkdirSync(draft, { recursive: true })
// Relative, so that they are right in a folder that is moved or copied. Windows has such links for its administrators only.
for (const name of ['api', 'web', 'node_modules'])
  if (windows) symlinkSync(join(root, name), join(draft, name), 'junction')
  else symlinkSync(relative(draft, join(root, name)), join(draft, name))
copyFileSync(join(root, 'package.json'), join(draft, 'package.json'))
await bundleServer(root, draft)
try {
  // Complete or not there at all.
  renameSync(draft, target)
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  const isTaken = ['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))
  if (!isTaken) throw error
}
