import { join, resolve } from 'node:path'
import { builtProgram } from './built-program.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Returns the file of a program that a test starts: bundled if `npm test` did so, otherwise the source. */
export const programFile = (source: string): string => {
  const bundled = process.env['BUNDLED_PROGRAMS']
  return bundled ? join(bundled, builtProgram(source)) : join(root, source)
}
