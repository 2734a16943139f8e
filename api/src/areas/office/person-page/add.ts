import type { addPerson as endpoint } from '@academy/contract/office/person-page/endpoints'
import type { Operation } from '../../../base/services.ts'
import { createAccount } from '../../access/index.ts'

export const addPerson: Operation<typeof endpoint> = (services, { body, user, now }) =>
  createAccount(services, { person: body, user, now })
