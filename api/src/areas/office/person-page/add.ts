import type { addPerson as endpoint } from '@academy/contract/person/endpoints'
import type { Operation } from '../../lib/services.ts'
import { createAccount } from '../accounts/create-account.ts'

export const addPerson: Operation<typeof endpoint> = (services, { body, user, now }) =>
  createAccount(services, { person: body, user, now })
