import type * as masterclasses from '@academy/contract/masterclasses'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const masterclass = route<typeof masterclasses.masterclass>('GET', '/api/masterClass/:id')

export const loadMasterclass = (call: Call, id: string): Promise<masterclasses.Masterclass> =>
  call(masterclass, { params: { id } }, { quiet: true })
