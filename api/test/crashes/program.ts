import { type Program, startDemo } from '../../../scripts/lib/start-program.ts'

// A day after the deadline, so that selections can be saved.
export const CLOCK_START = '2027-07-02T08:00:00+02:00'

/** Runs the whole program as `npm start` does; resolves when it accepts requests or has exited. */
export const startDemoAfterDeadline = (
  environment: Record<string, string>,
  program?: { node: string; file: string },
): Promise<Program> =>
  startDemo({ ACADEMY_NOW: CLOCK_START, TRUST_PROXY: '127.0.0.1,::1', ...environment }, program)
