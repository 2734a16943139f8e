// Without Playwright: the script that starts the site for the journeys uses it, too.
import { type Program, startProgram } from '../scripts/lib/start-program.ts'

/** Starts a site of its own and waits until it is ready. */
export const launch = async (env: NodeJS.ProcessEnv): Promise<Program> => {
  const site = await startProgram({ ...process.env, ...env })
  const { exitCode } = site.process
  if (exitCode !== null)
    throw new Error(`The site ended with ${exitCode} instead of starting: ${site.output()}`)
  return site
}
