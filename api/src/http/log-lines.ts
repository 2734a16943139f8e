import type { Writable } from 'node:stream'

// From this level on, a line may explain why the process is about to end.
const ERROR = 50

/** The destination of pino. Because of the symbol, pino sets `lastLevel` before each line. */
export interface LogLines {
  lastLevel: number
  write(line: string): void
}

const MAX_WAIT_MS = 20

/**
 * Buffers lines and writes them together: one write per line cost twice as much as all other logging. Errors
 * flush the buffer at once, and so does the end of the process.
 */
export const logLines = (output: Writable): LogLines => {
  let waiting = ''
  const flush = () => {
    if (waiting) output.write(waiting)
    waiting = ''
  }
  // A closed output must not end the process.
  output.on('error', () => {})
  process.on('exit', flush)
  const lines = {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => {
      if (!waiting) setTimeout(flush, MAX_WAIT_MS).unref()
      waiting += line
      if (lines.lastLevel >= ERROR) flush()
    },
  }
  return lines
}
