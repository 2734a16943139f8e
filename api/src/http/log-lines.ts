import type { Writable } from 'node:stream'

// From this level on a line may say why the process is about to end.
const ERROR = 50

/** Where pino writes to. Because of the symbol it sets `lastLevel` before each line. */
export interface LogLines {
  lastLevel: number
  write(line: string): void
}

const LONGEST_WAIT_MS = 20

/**
 * Writes the lines of a moment together: a write for each cost twice as much as all the rest of the log. An error goes
 * out at once, with what waits before it, and nothing waits any longer when the process ends.
 */
export const logLines = (output: Writable): LogLines => {
  let waiting = ''
  const flush = () => {
    if (waiting) output.write(waiting)
    waiting = ''
  }
  // A reader that went away must not end the site.
  output.on('error', () => {})
  process.on('exit', flush)
  const lines = {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => {
      if (!waiting) setTimeout(flush, LONGEST_WAIT_MS).unref()
      waiting += line
      if (lines.lastLevel >= ERROR) flush()
    },
  }
  return lines
}
