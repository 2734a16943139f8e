// Bundles the programs for tests if their sources changed. Returns the folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from './built-directory.mjs'
import { pinnedNode, root } from './node.mjs'
import { run } from './run.mjs'
import { doStep, isDone } from './stamp.mjs'

// Always the same folder: Node's compile cache knows files by their path.
const folder = join(root, 'node_modules', '.programs')

export const bundlePrograms = async () => {
  const wanted = sourceHash()
  if (isDone('programs', wanted) && existsSync(join(folder, 'server'))) return folder
  await doStep('programs', wanted, {
    doing: 'Bundling the programs ...',
    done: 'Programs bundled',
    failed: 'The programs could not be bundled. The reason is above.',
    work: () => run(pinnedNode(), ['scripts/build/bundle-for-tests.ts', folder], { cwd: root }),
  })
  return folder
}
