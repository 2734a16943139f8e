// Runs a program to its end, passes our first signal on to it, and answers with its exit code.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// Only npm is followed: started by hand with nohup, the scripts outlive the shell as one expects.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs')

const windows = process.platform === 'win32'

export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    // npm repeats Ctrl-C to us; the child must hear it once. On Windows the console itself tells the child.
    let told = windows
    const tell = signal => {
      if (!told) child.kill(signal)
      told = true
    }
    process.on('SIGINT', tell).on('SIGTERM', tell)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', tell).off('SIGTERM', tell)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })

// In a process group of its own, so that Ctrl-C reaches it through us alone and it can stop in its own order
// (requests first, then the database).
export const runApart = (command, args, options = {}) =>
  run(command, args, { detached: !windows, ...options })
