import * as masterclasses from '@academy/contract/programme/masterclasses/endpoints'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const loadMasterclass = (call: Call, id: string): Promise<Masterclass> =>
  call(masterclasses.masterclass, { params: { id } }, quiet)

export const masterclassQuery = (call: Call, id: string) =>
  defineQuery(call, ['masterclass', id], call => loadMasterclass(call, id))

/** Requests an email a week before the deadline; the response confirms it in the page's language. */
export const requestReminder = async (call: Call, id: number): Promise<string> =>
  (await call(masterclasses.requestReminder, { params: { id: String(id) } }, quiet)).message
