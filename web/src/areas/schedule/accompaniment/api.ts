import type { ReplyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/schedule/accompaniment/endpoints'
import type { MasterclassChoice } from '@academy/contract/schedule/accompaniment/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export type AccompaniedMasterclass = ReplyOf<typeof contract.masterclassesToAccompany>[number]

export const periodsQuery = (call: Call) =>
  defineQuery(call, ['accompaniment-periods'], call => call(contract.repetiteur, {}, quiet))

export const loadMasterclassesToAccompany = (call: Call): Promise<AccompaniedMasterclass[]> =>
  call(contract.masterclassesToAccompany, {}, quiet)

/** Replaces the whole selection of a period. */
export const saveChoice = (call: Call, periodId: number, body: MasterclassChoice) =>
  call(contract.chooseMasterclasses, { params: { correpetitionId: String(periodId) }, body }, quiet)
