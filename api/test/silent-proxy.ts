import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy to the database that can go silent like a frozen server: it accepts everything and answers nothing.
 */
export const silentProxy = async (url: string) => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer(near => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', chunk => silent || far.write(chunk))
    far.on('data', chunk => silent || near.write(chunk))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze: () => {
      silent = true
    },
    speak: () => {
      silent = false
    },
    connections: () => sockets.size / 2,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
