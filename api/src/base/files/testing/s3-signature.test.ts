import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signaturesOf } from './s3-signature.ts'

// The examples of Amazon's documentation of Signature Version 4, with their published keys and results.
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const scope = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'
const shared = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  'x-amz-content-sha256': createHash('sha256').digest('hex'),
}
const signedWith = (names: string, signature: string) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`,
})

test.each([
  {
    name: 'an object request with a header',
    url: '/test.txt',
    headers: {
      ...shared,
      range: 'bytes=0-9',
      ...signedWith(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    },
  },
  {
    name: 'a list request',
    url: '/?prefix=J&max-keys=2',
    headers: {
      ...shared,
      ...signedWith(
        'host;x-amz-content-sha256;x-amz-date',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    },
  },
  {
    name: 'a presigned link',
    url:
      '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=' +
      `${encodeURIComponent(scope)}&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host` +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    headers: { host: shared.host },
  },
])('the signature of $name matches the published one', ({ url, headers }) => {
  const { carried, expected } = signaturesOf({ method: 'GET', url, headers }, secret)
  expect(carried).toMatch(/^[0-9a-f]{64}$/)
  expect(expected).toBe(carried)
  expect(signaturesOf({ method: 'PUT', url, headers }, secret).expected).not.toBe(carried)
})
