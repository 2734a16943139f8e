import * as contract from '@academy/contract/site/contact/endpoints'
import type { ContactMessage, MemberMessage } from '@academy/contract/site/contact/schemas'
import { type Call, quiet } from '../../../base/call.ts'

export const sendMessage = async (call: Call, body: ContactMessage): Promise<void> => {
  await call(contract.contact, { body }, quiet)
}

export const sendFromPage = async (call: Call, body: MemberMessage): Promise<void> => {
  await call(contract.writeToOffice, { body }, quiet)
}
