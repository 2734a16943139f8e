import type { addPerson as endpoint } from '@academy/contract/person/endpoints'
import type { Verb } from '../../lib/services.ts'
import { createAccount } from '../accounts/create-account.ts'

export const addPerson: Verb<typeof endpoint> = (services, { body, user, now }) =>
  createAccount(services, { person: body, user, now })
