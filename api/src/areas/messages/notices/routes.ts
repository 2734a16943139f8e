import * as contract from '@academy/contract/messages/notices/endpoints'
import { on } from '../../../http/bind.ts'
import { choose, showChoices } from './choose.ts'

export const noticeRoutes = [on(contract.noticeChoices, showChoices), on(contract.chooseNotice, choose)]
