import { can } from '@academy/contract/base/abilities'
import type { FastifyRequest } from 'fastify'
import { PASS_COOKIE } from '../base/maintenance-switch.ts'
import { problem } from '../base/problem.ts'
import type { CallUser, Services } from '../base/services.ts'

export const RETRY_AFTER_SECONDS = 30

const cookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${PASS_COOKIE}=([\\w-]{20,100})`)
const passOf = (request: FastifyRequest) => cookie.exec(request.headers.cookie ?? '')?.[1]

/** In maintenance mode only the office and browsers with the pass have access. */
export const isBlocked = ({ maintenance }: Services, request: FastifyRequest, user?: CallUser): boolean => {
  if (!maintenance.isOn() || (user && can(user.roles, 'use_office'))) return false
  const pass = passOf(request)
  return !(pass && maintenance.isValidPass(pass))
}

export const passMaintenance = (services: Services, request: FastifyRequest, user?: CallUser): void => {
  if (isBlocked(services, request, user)) throw problem('maintenance', { retryAfter: RETRY_AFTER_SECONDS })
}
