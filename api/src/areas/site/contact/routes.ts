import * as contract from '@academy/contract/site/contact/endpoints'
import { on } from '../../../http/bind.ts'
import { answer, markMessage } from './answer.ts'
import { sendFromPage, sendMessage } from './send.ts'
import { listMessages, showMessage } from './show.ts'

export const contactRoutes = [
  on(contract.contact, sendMessage),
  on(contract.writeToOffice, sendFromPage),
  on(contract.messages, listMessages),
  on(contract.message, showMessage),
  on(contract.answerMessage, answer),
  on(contract.setMessageState, markMessage),
]
