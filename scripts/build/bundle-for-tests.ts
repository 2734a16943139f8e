// Bundles the programs that tests start again and again: loading one file takes half the processor time of loading
// thousands. Files beside the sources, the pages and the packages are found through links.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { bundleServer } from './bundle-server.ts'

const root = resolve(import.meta.dirname, '../..')
const [target = ''] = process.argv.slice(2)

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
// Relative, so that they are right in a folder that is moved or copied.
for (const name of ['api', 'web', 'node_modules', 'package.json'])
  symlinkSync(relative(target, join(root, name)), join(target, name))
await bundleServer(root, target)
