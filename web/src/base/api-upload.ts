export interface UploadRequest {
  url: URL
  method: string
  headers: Headers
  body?: FormData | string
}

/** Sends a request with upload progress, which `fetch` does not report. */
export const sendWithProgress = (
  { url, method, headers, body }: UploadRequest,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<Response> => {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  request.open(method, url)
  request.responseType = 'blob'
  for (const [name, value] of headers) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
  request.onload = () => resolve(responseOf(request))
  request.onerror = () => reject(new TypeError('The request received no response'))
  request.onabort = () => reject(new DOMException('The request was broken off', 'AbortError'))
  const stop = () => request.abort()
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) request.onabort(new ProgressEvent('abort'))
  else request.send(body)
  return promise.finally(() => signal?.removeEventListener('abort', stop))
}

// A response with an empty status must not have a body, not even an empty one.
const responseOf = ({ status, statusText, response }: XMLHttpRequest) =>
  new Response(status === 204 ? null : response, { status, statusText })
