// Builds the pages when their sources changed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './node.mjs'
import { run } from './run.mjs'
import { doStep, hashOf, isDone } from './stamp.mjs'

const filesBelow = folder =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map(name => join(folder, name))
    : []

const sources = () => {
  const folders = ['web/src', 'web/public', 'contract/src'].flatMap(filesBelow)
  const settings = readdirSync(join(root, 'web')).map(name => join('web', name))
  return [...folders, ...settings, 'package-lock.json']
    .filter(path => statSync(join(root, path)).isFile())
    .sort()
}

const viteBuild = () =>
  run(pinnedNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, process.stderr],
  })

export const buildWeb = async () => {
  const wanted = hashOf(sources().flatMap(path => [path, readFileSync(join(root, path))]))
  if (isDone('web', wanted) && existsSync(join(root, 'web/dist'))) return
  await doStep('web', wanted, {
    doing: 'Building the pages ...',
    done: 'Pages built',
    failed: 'The pages could not be built. The reason is above.',
    work: viteBuild,
  })
}
