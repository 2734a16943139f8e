import type { LoginReply, User } from '@academy/contract/access/accounts/schemas'
import type { z } from 'zod'
import { audit } from '../../../base/audit.ts'
import { deviceCookie, findDevices, recognizedDevice, rememberDevice } from '../../../base/devices.ts'
import { isKnownNetwork, rememberNetwork } from '../../../base/familiar-networks.ts'
import { HttpResponse, JSON_TYPE } from '../../../base/http-response.ts'
import { exceedsLimit } from '../../../base/rate-limit.ts'
import type { Client, Services } from '../../../base/services.ts'
import { insertToken, limitSessions, originOf } from '../../../base/sessions.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Recipient } from './account-mail.ts'
import { sendNewDevice } from './device-mail.ts'
import { isNewDevice } from './device-rules.ts'
import { newDeviceLimits } from './rules.ts'

export interface Login {
  account: Recipient & { email_verified: boolean }
  call: { address: string; client: Client; now: Date }
  /** The stored password that the typed one was compared with; undefined where none was typed. */
  password_hash?: string
  /** The person has just registered, or set the password through a link. */
  isFirst?: boolean
}

interface StartedSession {
  access_token: string
  device: string
}

/**
 * Starts a session, and tells the owner of a confirmed address if the device is new. Returns undefined if the password was changed in the
 * meantime. Logins of one account follow each other, because the session updates the account first.
 */
export const startSession = async (
  services: Services,
  tx: Tx,
  { account, call, password_hash, isFirst = false }: Login,
): Promise<StartedSession | undefined> => {
  const { secret } = services
  const { address, client, now } = call
  const { id } = account
  const access_token = newToken()
  const secretOfDevice = await recognizedDevice(tx, client.device)
  const origin = originOf(secret, call)
  const device = { ...origin, device_hash: hashToken(secretOfDevice) }
  const details = { ...device, ...(password_hash !== undefined && { password_hash }) }
  if (!(await insertToken(tx, id, hashToken(access_token), now, details))) return undefined
  await limitSessions(tx, id)
  const isNew =
    account.email_verified &&
    !isFirst &&
    isNewDevice({
      device,
      isKnownNetwork: await isKnownNetwork(tx, secret, id, address),
      known: await findDevices(tx, id),
    })
  await rememberDevice(tx, id, device, now)
  await rememberNetwork(tx, secret, { account_id: id, address, now })
  if (!isFirst) await audit(tx, { at: now, action: 'logged_in', actor_id: id, account_id: id, address })
  if (isNew && !(await exceedsLimit(tx, newDeviceLimits(id))))
    await sendNewDevice(services, tx, account, origin, now)
  return { access_token, device: secretOfDevice }
}

/** Answers a login, with the cookie that recognizes the device the next time. */
export const sessionResponse = (
  services: Services,
  user_data: User,
  { access_token, device }: StartedSession,
): HttpResponse<z.output<typeof LoginReply>> =>
  new HttpResponse({
    headers: { ...JSON_TYPE, 'set-cookie': deviceCookie(services, device) },
    body: JSON.stringify({ user_data, access_token }),
  })
