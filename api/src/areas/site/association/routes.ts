import * as contract from '@academy/contract/site/association/endpoints'
import { on } from '../../../http/bind.ts'
import { sendTestMail } from './send-test-mail.ts'
import { showAssociation } from './show.ts'
import { showSite } from './show-site.ts'
import { updateAssociation } from './update.ts'

export const associationRoutes = [
  on(contract.site, showSite),
  on(contract.association, showAssociation),
  on(contract.updateAssociation, updateAssociation),
  on(contract.sendTestMail, sendTestMail),
]
