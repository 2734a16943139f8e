import * as applications from '@academy/contract/admission/applications/endpoints'
import type * as schemas from '@academy/contract/admission/applications/schemas'
import type { InputOf } from '@academy/contract/base/endpoint'
import type { CallOptions } from '../../../base/api-client.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

type Application = schemas.Application

export const applicationsQuery = (call: Call) =>
  defineQuery(call, ['applications'], call => call(applications.applications, {}, quiet))

export const sendApplication = (
  call: Call,
  masterclassId: number,
  body: InputOf<typeof applications.apply>['body'],
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<Application> =>
  call(
    applications.apply,
    { params: { masterclassId: String(masterclassId) }, body },
    { ...quiet, onProgress },
  )

export const saveApplication = (
  call: Call,
  id: number,
  body: schemas.ApplicationEditForm,
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<Application> =>
  call(applications.editApplication, { params: { id: String(id) }, body }, { ...quiet, onProgress })

/** Removes an unpaid application, withdraws a paid one, and with it the concert requests with these ids. */
export const removeApplication = (call: Call, id: number, concerts: string): Promise<void> =>
  call(applications.deleteApplication, { params: { id: String(id) }, query: { concerts } }, quiet)

export const loadWithdrawal = (call: Call, id: number): Promise<schemas.Withdrawal> =>
  call(applications.withdrawal, { params: { id: String(id) } }, quiet)

/** Gives up a place, with what is cancelled as well, at the displayed sum; refused if the cost has changed since. */
export const giveUpPlace = (
  call: Call,
  id: number,
  query: { cost: number; bookings: string; concerts: string },
): Promise<void> => call(applications.deleteApplication, { params: { id: String(id) }, query }, quiet)
