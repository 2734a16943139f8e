import type { Access } from '@academy/contract/endpoint'
import { can } from '@academy/contract/roles/abilities'
import type { FastifyRequest } from 'fastify'
import { problem } from '../lib/problem.ts'
import type { CallUser, Services } from '../lib/services.ts'
import { findSession } from '../lib/sessions.ts'
import { hashToken } from '../lib/tokens.ts'

const bearer = /^Bearer ([\w-]{20,100})$/i

/** Returns the user of the bearer token, or undefined if it is missing, unknown or expired. */
export const userOf = async (services: Services, request: FastifyRequest): Promise<CallUser | undefined> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  return findSession(services.db, hashToken(token), services.clock.now())
}

/** Refuses callers without access: 401 without login, 403 without the ability. */
export const requireAccess = (access: Access, user: CallUser | undefined): void => {
  if (access === 'anyone') return
  if (!user) throw problem('unauthorized')
  if (access !== 'signed-in' && !can(user.roles, access)) throw problem('forbidden')
}
