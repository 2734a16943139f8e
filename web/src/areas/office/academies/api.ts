import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/office/academies/endpoints'
import type { CopiedAcademy, OfficeAcademy } from '@academy/contract/office/academies/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages and dialogs show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  list: route<typeof contract.listAcademies>('GET', '/api/academy/a/academies'),
  add: route<typeof contract.addAcademy>('POST', '/api/academy/a/academies'),
  show: route<typeof contract.showAcademy>('GET', '/api/academy/a/academies/:id'),
  change: route<typeof contract.changeAcademy>('PUT', '/api/academy/a/academies/:id'),
  remove: route<typeof contract.deleteAcademy>('DELETE', '/api/academy/a/academies/:id'),
  copy: route<typeof contract.copyAcademy>('POST', '/api/academy/a/academies/:id/copy'),
  currentChange: route<typeof contract.showCurrentChange>('GET', '/api/academy/a/academies/:id/current'),
  makeCurrent: route<typeof contract.makeCurrent>('POST', '/api/academy/a/academies/:id/current'),
  preview: route<typeof contract.previewAcademy>('GET', '/api/academy/a/academies/:id/preview'),
  previewMasterclass: route<typeof contract.previewMasterclass>(
    'GET',
    '/api/academy/a/academies/:id/preview/:masterclassId',
  ),
}

const by = (id: number | string) => ({ params: { id: String(id) } })

export const academiesQuery = (call: Call) =>
  defineQuery(call, ['academies'], call => call(routes.list, {}, quiet))

export const loadAcademy = (call: Call, id: number | string): Promise<OfficeAcademy> =>
  call(routes.show, by(id), quiet)

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
  if (!known) return call(routes.add, { body }, quiet)
  const { id, ...based } = known
  return call(routes.change, { ...by(id), body: { ...body, ...based } }, quiet)
}

export const deleteAcademy = (call: Call, id: number): Promise<void> => call(routes.remove, by(id), quiet)

export const copyAcademy = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.copyAcademy>['body'],
): Promise<CopiedAcademy> => call(routes.copy, { ...by(id), body }, quiet)

export const currentChangeQuery = (call: Call, id: number) =>
  defineQuery(call, ['academy-current', String(id)], call => call(routes.currentChange, by(id), quiet))

export const makeCurrent = (
  call: Call,
  id: number,
  body: InputOf<typeof contract.makeCurrent>['body'],
): Promise<OfficeAcademy> => call(routes.makeCurrent, { ...by(id), body }, quiet)

export const previewQuery = (call: Call, id: string) =>
  defineQuery(call, ['academy-preview', id], call => call(routes.preview, by(id), quiet))

export const previewMasterclassQuery = (call: Call, id: string, masterclassId: string) =>
  defineQuery(call, ['academy-preview', id, masterclassId], call =>
    call(routes.previewMasterclass, { params: { id, masterclassId } }, quiet),
  )
