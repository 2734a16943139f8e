import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range from which systems take the ports of outgoing connections: one of those could sit on the port
 * while PostgreSQL is away for a moment, and it has to come back on the same one.
 */
export async function freePort(preferred?: number): Promise<number> {
  let port = preferred ?? randomPort()
  for (let tries = 1; tries < 100 && !(await isFree(port)); tries++) port = randomPort()
  return port
}

const randomPort = () => randomInt(15_000, 30_000)

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
