import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in links and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. A plain hash is enough, because a token has full entropy. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
