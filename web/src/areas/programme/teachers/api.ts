import type { BodyOf, InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import type { Crop, Focus } from '@academy/contract/programme/teachers/portrait'
import type { FoundAccount, Teacher } from '@academy/contract/programme/teachers/schemas'
import { type Call, withSignal } from '../../../base/api.ts'
import { quiet } from '../../../base/call.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { orNotFound } from '../../../base/pages/or-not-found.ts'
import { defineQuery } from '../../../base/query.ts'

const by = (id: number | string) => ({ params: { id: String(id) } })

const teachersQuery = (call: Call) =>
  defineQuery(call, ['teachers'], call => call(contract.listTeachers, {}, quiet))

/** `id` as given in the URL. */
export const loadTeacher = (call: Call, id: number | string): Promise<Teacher> =>
  call(contract.showTeacher, by(id), quiet)

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
    ? call(contract.changeTeacher, { ...by(known.id), body: { ...body, version: known.version } }, quiet)
    : call(contract.addTeacher, { body }, quiet)

export const deleteTeacher = (call: Call, id: number): Promise<void> =>
  call(contract.deleteTeacher, by(id), quiet)

// Forms send text, and a small number would be written with an exponent.
const asText = (part: number) => part.toFixed(6)

export const replacePortrait = async (
  call: Call,
  id: number,
  { file, crop, shows_whole }: { file: File; crop: Crop | undefined; shows_whole: boolean },
  onProgress: (part: number) => void,
): Promise<void> => {
  const area = crop && {
    crop_left: asText(crop.left),
    crop_top: asText(crop.top),
    crop_width: asText(crop.width),
  }
  const body = { portrait_file: file, ...area, shows_whole: shows_whole ? '1' : '0' } as const
  await call(contract.replacePortrait, { ...by(id), body }, { ...quiet, onProgress })
}

export const changeFocus = async (call: Call, id: number, body: Focus): Promise<void> => {
  await call(contract.changePortraitFocus, { ...by(id), body }, quiet)
}

export const deletePortrait = async (call: Call, id: number): Promise<void> => {
  await call(contract.deletePortrait, by(id), quiet)
}

export const findAccounts = (call: Call, search: string, signal: AbortSignal): Promise<FoundAccount[]> =>
  withSignal(call, signal)(contract.findAccounts, { query: { search } }, quiet)

export const createAccount = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.createTeacherAccount>,
): Promise<void> => {
  await call(contract.createTeacherAccount, { ...by(id), body }, quiet)
}

export const linkAccount = async (call: Call, id: number, account_id: number): Promise<void> => {
  await call(contract.linkAccount, { ...by(id), body: { account_id } }, quiet)
}

export const unlinkAccount = async (call: Call, id: number): Promise<void> => {
  await call(contract.unlinkAccount, by(id), quiet)
}

/** Also sends an invitation again. */
export const invite = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.inviteTeacher>,
): Promise<void> => {
  await call(contract.inviteTeacher, { ...by(id), body }, quiet)
}

export const withdrawInvitation = async (call: Call, id: number): Promise<void> => {
  await call(contract.withdrawInvitation, by(id), quiet)
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
