import { can } from '@academy/contract/base/abilities'
import type { Access } from '@academy/contract/base/endpoint'
import type { FastifyRequest } from 'fastify'
import { DEVICE_COOKIE } from '../base/devices.ts'
import { problem } from '../base/problem.ts'
import type { CallUser, Client, Services } from '../base/services.ts'
import { findSession, networkOfCaller } from '../base/sessions.ts'
import { hashToken } from '../base/tokens.ts'

const bearer = /^Bearer ([\w-]{20,100})$/i

/** Returns the user of the bearer token, or undefined if it is missing, unknown or expired. */
export const userOf = async (services: Services, request: FastifyRequest): Promise<CallUser | undefined> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  const { db, clock, secret } = services
  return findSession(db, hashToken(token), clock.now(), () => networkOfCaller(secret, request.ip))
}

const AGENT_MAX_LENGTH = 500
const deviceCookie = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${DEVICE_COOKIE}=([\\w-]{43})(?:;|$)`)

/** Returns what the browser of a caller says of itself. */
export const clientOf = ({ headers }: FastifyRequest): Client => ({
  agent: (headers['user-agent'] ?? '').slice(0, AGENT_MAX_LENGTH),
  device: deviceCookie.exec(headers.cookie ?? '')?.[1],
})

/** Refuses callers without access: 401 without login, 403 without the ability. */
export const requireAccess = (access: Access, user: CallUser | undefined): void => {
  if (access === 'anyone') return
  if (!user) throw problem('unauthorized')
  if (access !== 'signed-in' && !can(user.roles, access)) throw problem('forbidden')
}
