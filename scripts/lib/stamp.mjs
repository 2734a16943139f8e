// Stores in node_modules what a step last ran for, so that it runs again only after a change.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node.mjs'

export const hashOf = parts => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

const fileOf = step => join(root, 'node_modules', `.done-${step}`)

export const isDone = (step, wanted) => {
  try {
    return readFileSync(fileOf(step), 'utf8') === wanted
  } catch {
    return false
  }
}

/** Says what takes long, and how long it took. A failure ends the program. */
export const announced = async ({ doing, done, failed, work }) => {
  const start = Date.now()
  console.error(doing)
  const code = await work()
  if (code !== 0) {
    console.error(failed)
    process.exit(code)
  }
  console.error(`${done} in ${Math.round((Date.now() - start) / 1000)} s.`)
}

/** Runs the step and stores it only on success: an interrupted step runs again. */
export const doStep = async (step, wanted, words) => {
  rmSync(fileOf(step), { force: true })
  await announced(words)
  writeFileSync(fileOf(step), wanted)
}
