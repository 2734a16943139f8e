import * as contract from '@academy/contract/contact/endpoints'
import { on } from '../../http/bind.ts'
import { sendMessage } from './send.ts'

export const contactRoutes = [on(contract.contact, sendMessage)]
