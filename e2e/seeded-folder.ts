// The data folder of a demo after its first start, which takes six times as much of the processor as the next ones.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { end, freePort, launch } from './site-process.ts'

/** The clocks of the servers start at this time or later. */
export const SEEDED_AT = '2027-06-20T10:00:00+02:00'

const LOOK_AGAIN_MS = 250

/** The workers of a run share the folder. */
const seeded = process.env['E2E_SEEDED_DIR'] ?? ''
const lock = `${seeded}-lock`

const claimLock = () => {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** Makes the folder, unless it exists or somebody else is making it. */
export const seedFolder = async (): Promise<void> => {
  if (existsSync(seeded) || !claimLock()) return
  try {
    const data = join(lock, 'data')
    // Another process may have finished just before.
    if (existsSync(seeded)) return
    const env = { ...process.env, DATA_DIR: data, PORT: await freePort(), ACADEMY_NOW: SEEDED_AT }
    await end(await launch(env))
    renameSync(data, seeded)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Fills the folder `target` with a copy. The first process that needs one makes the folder. */
export const copySeededFolder = async (target: string): Promise<void> => {
  while (!existsSync(seeded)) {
    await seedFolder()
    await pause(LOOK_AGAIN_MS)
  }
  await promisify(execFile)('cp', ['-a', `${seeded}/.`, target])
}
