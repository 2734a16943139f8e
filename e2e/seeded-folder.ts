// The data folder of a demo after its first start, which takes six times as much of the processor as the next ones.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../scripts/lib/start-program.ts'
import { launch } from './launch.ts'

/** The clocks of the servers start at this time or later. */
export const SEEDED_AT = '2027-06-20T10:00:00+02:00'

/** The workers of a run share the folder. */
export const seededFolder = process.env['E2E_SEEDED_DIR'] ?? ''
const lock = `${seededFolder}-lock`

const claimLock = () => {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** Makes the folder, unless it exists or another process is making it. Returns whether it exists. */
export const seedFolder = async (): Promise<boolean> => {
  if (existsSync(seededFolder) || !claimLock()) return existsSync(seededFolder)
  try {
    // Another process may have finished just before.
    if (existsSync(seededFolder)) return true
    const data = join(lock, 'data')
    const site = await launch({ DATA_DIR: data, PORT: String(await freePort()), ACADEMY_NOW: SEEDED_AT })
    await site.end('SIGTERM')
    renameSync(data, seededFolder)
    return true
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
