import type { Server } from './process.ts'

/** Logs in as a person of the demo. Returns the session as the browser stores it. */
export const logIn = async ({ port }: Server, email_address: string): Promise<string> => {
  const body = JSON.stringify({ email_address, password: 'Musik-Sommer-1' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`http://localhost:${port}/api/login`, { method: 'POST', headers, body })).text()
}
