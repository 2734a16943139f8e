import { spawnSync } from 'node:child_process'

/** Runs a program that checks a file of deploy/; undefined if it is not installed here. */
export const runInstalled = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  // Debian keeps servers where only root has them in PATH.
  const PATH = `${process.env['PATH']}:/usr/sbin:/sbin`
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH },
    timeout: 60_000,
  })
  if (error && 'code' in error && error.code === 'ENOENT') {
    console.log(`${command} is not installed, so its own check of deploy/ was not made.`)
    return undefined
  }
  return { succeeded: status === 0, output: `${stdout}${stderr}` }
}
