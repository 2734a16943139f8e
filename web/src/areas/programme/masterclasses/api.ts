import type * as masterclasses from '@academy/contract/programme/masterclasses/endpoints'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const masterclass = route<typeof masterclasses.masterclass>('GET', '/api/masterClass/:id')
const reminder = route<typeof masterclasses.requestReminder>('POST', '/api/masterClass/:id/reminder')

export const loadMasterclass = (call: Call, id: string): Promise<Masterclass> =>
  call(masterclass, { params: { id } }, { quiet: true })

export const masterclassQuery = (call: Call, id: string) =>
  defineQuery(call, ['masterclass', id], call => loadMasterclass(call, id))

/** Requests an email a week before the deadline; the response confirms it in the page's language. */
export const requestReminder = async (call: Call, id: number): Promise<string> =>
  (await call(reminder, { params: { id: String(id) } }, { quiet: true })).message
