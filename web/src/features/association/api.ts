import type * as contract from '@academy/contract/association/endpoints'
import type { AssociationChange } from '@academy/contract/association/schemas'
import type { Call } from '../../lib/api.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  association: route<typeof contract.association>('GET', '/api/academy/a/association'),
  update: route<typeof contract.updateAssociation>('PUT', '/api/academy/a/association'),
}

export const associationQuery = (call: Call) =>
  defineQuery(call, ['association'], call => call(routes.association, {}, quiet))

export const saveAssociation = async (call: Call, body: AssociationChange): Promise<void> => {
  await call(routes.update, { body }, quiet)
}
