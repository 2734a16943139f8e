import type * as contract from '@academy/contract/site/contact/endpoints'
import type { ContactMessage, MemberMessage } from '@academy/contract/site/contact/schemas'
import type { Call } from '../../../base/api.ts'
import { route } from '../../../base/route.ts'

const contactRoute = route<typeof contract.contact>('POST', '/api/contact', 'form')

export const sendMessage = async (call: Call, body: ContactMessage): Promise<void> => {
  await call(contactRoute, { body }, { quiet: true })
}

const memberRoute = route<typeof contract.writeToOffice>('POST', '/api/user/messages')

export const sendFromPage = async (call: Call, body: MemberMessage): Promise<void> => {
  await call(memberRoute, { body }, { quiet: true })
}
