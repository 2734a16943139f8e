import type { ReplyOf } from '@academy/contract/base/endpoint'
import type * as correpetition from '@academy/contract/schedule/correpetition/endpoints'
import type { MasterclassChoice } from '@academy/contract/schedule/correpetition/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const repetiteur = route<typeof correpetition.repetiteur>('GET', '/api/academy/repetiteur')
const masterclassesToAccompany = route<typeof correpetition.masterclassesToAccompany>(
  'GET',
  '/api/academy/repetiteur/get-all-masterclasses',
)
const chooseMasterclasses = route<typeof correpetition.chooseMasterclasses>(
  'POST',
  '/api/academy/repetiteur/:correpetitionId/masterclasses',
)

const quiet = { quiet: true } as const

export type Accompanied = ReplyOf<typeof correpetition.masterclassesToAccompany>[number]

export const periodsQuery = (call: Call) =>
  defineQuery(call, ['correpetition-periods'], call => call(repetiteur, {}, quiet))

export const loadMasterclassesToAccompany = (call: Call): Promise<Accompanied[]> =>
  call(masterclassesToAccompany, {}, quiet)

/** Replaces the whole selection of a period. */
export const saveChoice = (call: Call, periodId: number, body: MasterclassChoice) =>
  call(chooseMasterclasses, { params: { correpetitionId: String(periodId) }, body }, quiet)
