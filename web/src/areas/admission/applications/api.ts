import type * as applications from '@academy/contract/admission/applications/endpoints'
import type * as schemas from '@academy/contract/admission/applications/schemas'
import type { InputOf } from '@academy/contract/base/endpoint'
import type { Call } from '../../../base/api.ts'
import type { CallOptions } from '../../../base/api-client.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

type Application = schemas.Application

// The pages show their own messages for failures.
const quiet = { quiet: true } as const

const routes = {
  list: route<typeof applications.applications>('GET', '/api/academy/applications'),
  apply: route<typeof applications.apply>('POST', '/api/academy/apply/:masterclassId', 'form'),
  edit: route<typeof applications.editApplication>('PUT', '/api/academy/applications/:id', 'form'),
  remove: route<typeof applications.deleteApplication>('DELETE', '/api/academy/applications/:id'),
  withdrawal: route<typeof applications.withdrawal>('GET', '/api/academy/applications/:id/withdrawal'),
}

export const applicationsQuery = (call: Call) =>
  defineQuery(call, ['applications'], call => call(routes.list, {}, quiet))

export const sendApplication = (
  call: Call,
  masterclassId: number,
  body: InputOf<typeof applications.apply>['body'],
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<Application> =>
  call(routes.apply, { params: { masterclassId: String(masterclassId) }, body }, { ...quiet, onProgress })

export const saveApplication = (
  call: Call,
  id: number,
  body: schemas.ApplicationEditForm,
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<Application> => call(routes.edit, { params: { id: String(id) }, body }, { ...quiet, onProgress })

/** Removes an unpaid application, withdraws a paid one, and with it the concert requests with these ids. */
export const removeApplication = (call: Call, id: number, concerts: string): Promise<void> =>
  call(routes.remove, { params: { id: String(id) }, query: { concerts } }, quiet)

export const loadWithdrawal = (call: Call, id: number): Promise<schemas.Withdrawal> =>
  call(routes.withdrawal, { params: { id: String(id) } }, quiet)

/** Gives up a place, with what is cancelled as well, at the displayed sum; refused if the cost has changed since. */
export const giveUpPlace = (
  call: Call,
  id: number,
  query: { cost: number; bookings: string; concerts: string },
): Promise<void> => call(routes.remove, { params: { id: String(id) }, query }, quiet)
