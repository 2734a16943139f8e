import type { BodyOf, InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/programme/teachers/endpoints'
import type { Crop } from '@academy/contract/programme/teachers/portrait'
import type { FoundAccount, Teacher } from '@academy/contract/programme/teachers/schemas'
import { type Call, withSignal } from '../../../base/api.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { orNotFound } from '../../../base/pages/or-not-found.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages and dialogs show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  list: route<typeof contract.listTeachers>('GET', '/api/academy/a/teachers'),
  add: route<typeof contract.addTeacher>('POST', '/api/academy/a/teachers'),
  show: route<typeof contract.showTeacher>('GET', '/api/academy/a/teachers/:id'),
  change: route<typeof contract.changeTeacher>('PUT', '/api/academy/a/teachers/:id'),
  remove: route<typeof contract.deleteTeacher>('DELETE', '/api/academy/a/teachers/:id'),
  portrait: route<typeof contract.replacePortrait>('PUT', '/api/academy/a/teachers/:id/portrait', 'form'),
  removePortrait: route<typeof contract.deletePortrait>('DELETE', '/api/academy/a/teachers/:id/portrait'),
  accounts: route<typeof contract.findAccounts>('GET', '/api/academy/a/teacher-accounts'),
  createAccount: route<typeof contract.createTeacherAccount>('POST', '/api/academy/a/teachers/:id/account'),
  link: route<typeof contract.linkAccount>('PUT', '/api/academy/a/teachers/:id/account'),
  unlink: route<typeof contract.unlinkAccount>('DELETE', '/api/academy/a/teachers/:id/account'),
  invite: route<typeof contract.inviteTeacher>('POST', '/api/academy/a/teachers/:id/invitation'),
  withdraw: route<typeof contract.withdrawInvitation>('DELETE', '/api/academy/a/teachers/:id/invitation'),
}

const by = (id: number | string) => ({ params: { id: String(id) } })

const teachersQuery = (call: Call) => defineQuery(call, ['teachers'], call => call(routes.list, {}, quiet))

/** `id` as given in the URL. */
export const loadTeacher = (call: Call, id: number | string): Promise<Teacher> =>
  call(routes.show, by(id), quiet)

export const teacherQuery = (call: Call, id: string) =>
  defineQuery(call, ['teacher', id], call => loadTeacher(call, id))

export type TeacherBody = InputOf<typeof contract.addTeacher>['body']

/** Adds a teacher, or (with an id) updates the given `version`. */
export const saveTeacher = (
  call: Call,
  known: { id: number; version: number } | undefined,
  body: TeacherBody,
): Promise<Teacher> =>
  known
    ? call(routes.change, { ...by(known.id), body: { ...body, version: known.version } }, quiet)
    : call(routes.add, { body }, quiet)

export const deleteTeacher = (call: Call, id: number): Promise<void> => call(routes.remove, by(id), quiet)

// Forms send text, and a small number would be written with an exponent.
const asText = (part: number) => part.toFixed(6)

export const replacePortrait = async (
  call: Call,
  id: number,
  { file, crop }: { file: File; crop: Crop | undefined },
  onProgress: (part: number) => void,
): Promise<void> => {
  const area = crop && {
    crop_left: asText(crop.left),
    crop_top: asText(crop.top),
    crop_width: asText(crop.width),
  }
  const body = { portrait_file: file, ...area }
  await call(routes.portrait, { ...by(id), body }, { ...quiet, onProgress })
}

export const deletePortrait = async (call: Call, id: number): Promise<void> => {
  await call(routes.removePortrait, by(id), quiet)
}

export const findAccounts = (call: Call, search: string, signal: AbortSignal): Promise<FoundAccount[]> =>
  withSignal(call, signal)(routes.accounts, { query: { search } }, quiet)

export const createAccount = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.createTeacherAccount>,
): Promise<void> => {
  await call(routes.createAccount, { ...by(id), body }, quiet)
}

export const linkAccount = async (call: Call, id: number, account_id: number): Promise<void> => {
  await call(routes.link, { ...by(id), body: { account_id } }, quiet)
}

export const unlinkAccount = async (call: Call, id: number): Promise<void> => {
  await call(routes.unlink, by(id), quiet)
}

/** Also sends an invitation again. */
export const invite = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.inviteTeacher>,
): Promise<void> => {
  await call(routes.invite, { ...by(id), body }, quiet)
}

export const withdrawInvitation = async (call: Call, id: number): Promise<void> => {
  await call(routes.withdraw, by(id), quiet)
}

export const teacherListQueries = (call: Call) => ({ teachers: teachersQuery(call) })

interface Visit {
  context: AppContext
  params: { teacherId: string }
}

/** Does not use the cache: the form must start with the newest version. */
export const loadTeacherPage = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(teacherQuery(context.call, params.teacherId)).catch(orNotFound)
}
