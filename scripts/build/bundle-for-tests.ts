// Bundles the programs that tests start again and again: loading one file takes half the processor time of loading
// thousands. Files beside the sources, the pages and the packages are found through links.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleServer } from './bundle-server.ts'

const root = resolve(import.meta.dirname, '../..')
const [target = ''] = process.argv.slice(2)

rmSync(join(target, 'server'), { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const name of ['api', 'web', 'node_modules', 'package.json'])
  if (!existsSync(join(target, name))) symlinkSync(join(root, name), join(target, name))
await bundleServer(root, target)
