import { createHash, createHmac } from 'node:crypto'

// The test server stores objects but does not check signatures. This does, following Amazon's documentation
// and without the library that signs in production.

export interface SignedRequest {
  method: string
  /** Path and query exactly as sent. */
  url: string
  headers: Record<string, string | string[] | undefined>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const strictly = (text: string) =>
  encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const authorizationOf = (header: string) =>
  Object.fromEntries(
    [...header.matchAll(/(\w+)=([^, ]+)/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** Returns the signature of the request and the expected one. */
export const signaturesOf = ({ method, url, headers }: SignedRequest, secret: string) => {
  const [path = '', query = ''] = url.split('?')
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map(pair => pair.split('='))
  const fromQuery = Object.fromEntries(
    parameters.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  )
  const isLink = 'X-Amz-Signature' in fromQuery
  const fromHeader = authorizationOf(String(headers['authorization'] ?? ''))
  const credential = (isLink ? fromQuery['X-Amz-Credential'] : fromHeader['Credential']) ?? ''
  const signedHeaders = (isLink ? fromQuery['X-Amz-SignedHeaders'] : fromHeader['SignedHeaders']) ?? ''
  const time = (isLink ? fromQuery['X-Amz-Date'] : headers['x-amz-date']) ?? ''
  const scope = credential.split('/').slice(1)

  const canonical = [
    method,
    path.split('/').map(strictly).join('/'),
    parameters
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name = '', value = '']) => `${strictly(name)}=${strictly(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map(name => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    isLink ? 'UNSIGNED-PAYLOAD' : headers['x-amz-content-sha256'],
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    time,
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ]
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return {
    carried: isLink ? fromQuery['X-Amz-Signature'] : fromHeader['Signature'],
    expected: hmac(key, text.join('\n')).toString('hex'),
  }
}
