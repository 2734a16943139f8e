/** Encodes a form as a browser does; `Blob`s are files. */
export const multipart = async (fields: Record<string, string | number | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'number' ? String(value) : value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}
