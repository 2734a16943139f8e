// The data folder of a demo after its first start, which takes four times as long as the next ones.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

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

/** Fills the folder `target` with a copy. The first worker that needs one runs `seed`. */
export const copySeededFolder = async (
  target: string,
  timeout: number,
  seed: (data: string) => Promise<void>,
): Promise<void> => {
  let isClaimed = false
  const isSeededOrClaimed = () => {
    isClaimed = !existsSync(seeded) && claimLock()
    return isClaimed || existsSync(seeded)
  }
  await expect.poll(isSeededOrClaimed, { timeout }).toBe(true)
  if (isClaimed)
    try {
      const data = join(lock, 'data')
      // Another worker may have finished just before.
      if (!existsSync(seeded)) {
        await seed(data)
        renameSync(data, seeded)
      }
    } finally {
      rmSync(lock, { recursive: true })
    }
  await promisify(execFile)('cp', ['-a', `${seeded}/.`, target])
}
