// Runs an installed program on this Node and captures its output.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

// When the tests are stopped, stop the processes they started too: browsers, servers, databases.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    const ends = [...running].map(child => once(child, 'exit'))
    for (const child of running) child.kill(signal)
    await Promise.all(ends)
    process.exit(1)
  })

export type Captured = { succeeded: boolean; output: string }

export const capture = async (args: string[], cwd = '.', env: NodeJS.ProcessEnv = {}): Promise<Captured> => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  const [code] = await once(child, 'close')
  running.delete(child)
  return { succeeded: code === 0, output }
}
