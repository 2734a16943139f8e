import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that fit into a link or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a token is stored. It has full entropy, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
