// Stores in node_modules what a step last ran for, so that it runs again only after a change, and how long it took.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node.mjs'
import { progressOn } from './progress.mjs'
import { run } from './run.mjs'

export const hashOf = parts => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

const fileOf = (kind, step) => join(root, 'node_modules', `.${kind}-${step}`)

const read = (kind, step) => {
  try {
    return readFileSync(fileOf(kind, step), 'utf8')
  } catch {
    return undefined
  }
}

export const isDone = (step, wanted) => read('done', step) === wanted

export const markDone = (step, wanted) => writeFileSync(fileOf('done', step), wanted)

const progress = progressOn(process.stderr)

/** Runs a program whose messages may come while a bar is shown. */
export const runBeside = (command, args, options) =>
  run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], onOutput: progress.write })

/**
 * Says what takes long, how far it is, and how long it took. `seconds` are expected as long as it never ran here; `count`
 * returns what is done and the total. A failure ends the program.
 */
export const announced = async (step, { doing, done, failed, work, seconds, count }) => {
  const start = Date.now()
  const passed = () => Math.round((Date.now() - start) / 1000)
  const expected = Number(read('took', step)) || seconds
  progress.write(`${doing} ...\n`)
  const end = progress.begin(() => ({
    words: doing,
    ...(count ? count() : { done: passed(), total: expected, unit: 's' }),
  }))
  const code = await work()
  end()
  if (code !== 0) {
    console.error(failed)
    process.exit(code)
  }
  progress.write(`${done} in ${passed()} s.\n`)
  if (!count) writeFileSync(fileOf('took', step), `${passed()}`)
}

/** Runs the step and stores it only on success: an interrupted step runs again. */
export const doStep = async (step, wanted, words) => {
  rmSync(fileOf('done', step), { force: true })
  await announced(step, words)
  markDone(step, wanted)
}
