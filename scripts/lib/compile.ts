// Checks types with the compiler.
import { resolve } from 'node:path'
import { type Captured, capture } from './capture.ts'

const compiler = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc')

/**
 * Runs the compiler. By default it has four checkers, which repeat each other's work on the types that they
 * share: one takes half the processor time, and other steps use the remaining cores. GOGC: collect garbage less
 * often, for a tenth more memory.
 */
export const compile = (args: string[], cwd?: string): Promise<Captured> =>
  capture([compiler, '--checkers', '1', ...args], cwd, { GOGC: '400' })
