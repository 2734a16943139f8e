import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/office/academies/endpoints'
import type { CopiedAcademy, OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

const by = (id: number | string) => ({ params: { id: String(id) } })

export const academiesQuery = (call: Call) =>
  defineQuery(call, ['academies'], call => call(contract.listAcademies, {}, quiet))

export const loadAcademy = (call: Call, id: number | string): Promise<OfficeAcademy> =>
  call(contract.showAcademy, by(id), quiet)

/** `id` as given in the URL. */
export const academyQuery = (call: Call, id: string) =>
  defineQuery(call, ['academy', id], call => loadAcademy(call, id))

export type AcademyBody = InputOf<typeof contract.addAcademy>['body']

/**
 * Adds an academy, or (with an id) updates the given `version`. `confirmed` is how many paid applications were
 * shown before another deadline.
 */
export const saveAcademy = (
  call: Call,
  known: { id: number; version: number; confirmed: number } | undefined,
  body: AcademyBody,
): Promise<OfficeAcademy> => {
  if (!known) return call(contract.addAcademy, { body }, quiet)
  const { id, ...based } = known
  return call(contract.changeAcademy, { ...by(id), body: { ...body, ...based } }, quiet)
}

export const deleteAcademy = (call: Call, id: number): Promise<void> =>
  call(contract.deleteAcademy, by(id), quiet)

export const copyAcademy = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.copyAcademy>['body'],
): Promise<CopiedAcademy> => call(contract.copyAcademy, { ...by(id), body }, quiet)

export const currentChangeQuery = (call: Call, id: number) =>
  defineQuery(call, ['academy-current', String(id)], call => call(contract.showCurrentChange, by(id), quiet))

export const makeCurrent = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.makeCurrent>['body'],
): Promise<OfficeAcademy> => call(contract.makeCurrent, { ...by(id), body }, quiet)

export const previewQuery = (call: Call, id: string) =>
  defineQuery(call, ['academy-preview', id], call => call(contract.previewAcademy, by(id), quiet))

export const previewMasterclassQuery = (call: Call, id: string, masterclassId: string) =>
  defineQuery(call, ['academy-preview', id, masterclassId], call =>
    call(contract.previewMasterclass, { params: { id, masterclassId } }, quiet),
  )
