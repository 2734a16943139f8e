import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { copyDemo, seedDemo } from '../scripts/lib/seeded-demo.ts'

/** Creating and seeding a database is slow on a busy machine. */
export const SEEDED_WITHIN_MS = 180_000

/** The workers of a run share the folder. `npm test` has it already, from the API tests. */
const seeded = process.env['SEEDED_DEMO_DIR'] ?? ''
const lock = `${seeded}-lock`

const claimLock = () => {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** Makes the folder, unless it exists or another worker is making it. Returns whether it exists. */
const seedOnce = async (): Promise<boolean> => {
  if (existsSync(seeded) || !claimLock()) return existsSync(seeded)
  try {
    // Another worker may have finished just before.
    if (!existsSync(seeded)) await seedDemo(seeded)
    return true
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Fills the folder `target` with a copy. */
export const copySeededFolder = async (target: string): Promise<void> => {
  await expect.poll(seedOnce, { timeout: SEEDED_WITHIN_MS }).toBe(true)
  await copyDemo(seeded, target)
}
