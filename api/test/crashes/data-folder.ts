import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

/** Creates a data folder with the demo. The test deletes it. */
export const newDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-crash-'))
  await promisify(execFile)('cp', ['-a', `${inject('afterFirstStart')}/.`, folder])
  return folder
}
