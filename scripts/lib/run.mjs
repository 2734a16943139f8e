// Runs a program until it exits, forwards the first signal to it, and resolves with its exit code. `onOutput` gets what it
// writes into pipes.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// Follow the parent only under npm: started by hand with nohup, the scripts have to outlive the shell.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs')

const windows = process.platform === 'win32'

export const run = (command, args, { onOutput, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    // npm repeats Ctrl-C to us, but the child must receive it once. On Windows the console signals the child
    // itself.
    let isSignalled = windows
    const forwardSignal = signal => {
      if (!isSignalled) child.kill(signal)
      isSignalled = true
    }
    process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal)
    child.once('error', reject)
    // After the last output.
    child.once('close', (code, signal) => {
      process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })

// In a separate process group, so that Ctrl-C reaches the child only through us and it can shut down in order
// (requests first, then the database).
export const runDetached = (command, args, options = {}) =>
  run(command, args, { detached: !windows, ...options })
