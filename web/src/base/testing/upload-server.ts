import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const refusal = { code: 'invalid_input', message: 'Bitte prüfen', request_id: '' }

/** Responds as the uploaded file's name says: with a status, by closing the connection, or never. */
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  // An aborted upload needs no response.
  const parts = await request.toArray().catch(() => undefined)
  if (!parts) return
  const body = Buffer.concat(parts)
  const wanted = /filename="answer-(\w+)"/.exec(body.toString('latin1'))?.[1] ?? ''
  if (wanted === 'never') return
  if (wanted === 'nothing') return void request.socket.destroy()
  response.writeHead(Number(wanted), { 'content-type': 'application/json' })
  const said = wanted === '200' ? { headers: request.headers, bytes: body.length } : refusal
  response.end(wanted === '204' ? undefined : JSON.stringify(said))
}

/** A real server for the browser tests of uploads. */
export const uploadServer: Plugin = {
  name: 'answers-uploads',
  configureServer: ({ middlewares }) => void middlewares.use('/api/user/resume', answer),
}
