import * as contract from '@academy/contract/office/person-page/endpoints'
import { serve } from '../../../base/serve.ts'
import { createAccount } from '../../access/index.ts'

export const addPerson = serve(contract.addPerson, (services, { body, user, now }) =>
  createAccount(services, { person: body, user, now }),
)
