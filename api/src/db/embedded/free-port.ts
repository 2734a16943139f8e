import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Finds a port below the ephemeral range: an outgoing connection could otherwise occupy it while PostgreSQL
 * restarts on the same port.
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
