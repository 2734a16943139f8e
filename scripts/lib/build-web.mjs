// Builds the pages, for browsers and for the server, if their sources changed.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress-files.mjs'
import { contentHash } from './content-hash.mjs'
import { pinnedNode, root } from './node.mjs'
import { doStep, isDone, runBeside } from './stamp.mjs'

const builders = ['scripts/lib/build-web.mjs', 'scripts/lib/compress-files.mjs']
const folders = ['web/src', 'web/public', 'contract/src']
const sources = () => {
  const settings = readdirSync(join(root, 'web'), { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => join('web', name))
  return [...folders, ...settings.sort(), ...builders, 'package-lock.json']
}

const viteBuild = (...args) =>
  runBeside(
    pinnedNode(),
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args],
    {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )

const buildBoth = async () => {
  const codes = await Promise.all([viteBuild(), viteBuild('--ssr', 'src/entry-server.tsx')])
  const code = codes.find(one => one !== 0) ?? 0
  if (code === 0) await compressFolder(join(root, 'web/dist/client'))
  return code
}

const results = ['web/dist/client/.vite/manifest.json', 'web/dist/server/entry-server.js']

const isBuilt = wanted => isDone('web', wanted) && results.every(path => existsSync(join(root, path)))

export const isWebBuilt = () => isBuilt(contentHash(sources()))

export const buildWeb = async () => {
  const wanted = contentHash(sources())
  if (isBuilt(wanted)) return
  await doStep('web', wanted, {
    doing: 'Building the pages',
    seconds: 12,
    done: 'Pages built',
    failed: 'The pages could not be built. The reason is above.',
    work: buildBoth,
  })
}
