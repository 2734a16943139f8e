import type * as contract from '@academy/contract/contact'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const contactRoute = route<typeof contract.contact>('POST', '/api/contact', 'form')

export const sendMessage = async (call: Call, body: contract.ContactMessage): Promise<void> => {
  await call(contactRoute, { body }, { quiet: true })
}
