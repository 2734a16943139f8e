import { hasCode } from './error-code.ts'

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
