import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyDemo } from '../../../scripts/lib/seeded-demo.ts'

/** Creates a data folder with the demo. The test deletes it. */
export const newDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-crash-'))
  await copyDemo(inject('afterFirstStart'), folder)
  return folder
}
