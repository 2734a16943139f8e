// The data folder of a demo after its first start, which takes six times as much of the processor as the next ones: tests
// use copies.
import { execFile } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { startDemo } from './start-program.ts'

/** The clocks of the programs that use a copy start at this time or later. */
export const SEEDED_AT = '2027-06-20T10:00:00+02:00'

/** Where `npm test` keeps the folder for all of its tests. */
export const sharedDemo = process.env['SEEDED_DEMO_DIR']

/** Makes the folder. It does not exist before it is finished. */
export const seedDemo = async (folder: string): Promise<void> => {
  const unfinished = `${folder}-unfinished`
  const program = await startDemo({ DATA_DIR: unfinished, ACADEMY_NOW: SEEDED_AT })
  if ((await program.end('SIGTERM')) !== 0) throw new Error(`The demo was not made: ${program.output()}`)
  await rename(unfinished, folder)
}

export const copyDemo = async (from: string, to: string): Promise<void> => {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
