import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Answers a request of the page's own loaders without a network. */
export const answerFrom =
  (app: FastifyInstance, caller: FastifyRequest) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const response = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(caller.headers.cookie && { cookie: caller.headers.cookie }),
      },
      remoteAddress: caller.ip,
    })
    const body = response.statusCode === 204 ? null : response.payload
    return new Response(body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    })
  }
