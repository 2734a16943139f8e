import type { BodyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { redirect } from '../../../base/http-response.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockTeacher } from './lock-teacher.ts'
import { removePortrait } from './portrait-files.ts'
import { findPortrait, findUsedPortraits, NO_PORTRAIT, type PortraitColumns } from './portrait-queries.ts'
import { findTeacherRow, updateTeacher } from './queries.ts'
import { storePortrait } from './store-portrait.ts'
import { loadTeacher } from './teachers.ts'

const cropOf = ({
  crop_left: left,
  crop_top: top,
  crop_width: width,
}: BodyOf<typeof contract.replacePortrait>) =>
  left === undefined || top === undefined || width === undefined ? undefined : { left, top, width }

interface NewPortrait {
  teacher_id: number
  actor_id: number
  columns: PortraitColumns
  now: Date
}

/** Returns the portrait that the teacher had. */
export const setPortrait = async (tx: Tx, { teacher_id, actor_id, columns, now }: NewPortrait) => {
  const { portrait: replaced } = await lockTeacher(tx, teacher_id)
  await updateTeacher(tx, teacher_id, columns)
  const entry = { action: 'teacher_portrait_changed', subject: { teacher_id } } as const
  const change = { before: { portrait: replaced }, after: { portrait: columns.portrait } }
  await auditChange(tx, { at: now, actor_id, ...entry, ...change })
  return replaced
}

/** Removes the files unless a row names them: a commit whose answer was lost may have succeeded. */
const undo = async ({ db, files }: Services, portrait: string) => {
  const used = await findUsedPortraits(db, [portrait]).catch(() => new Set([portrait]))
  if (!used.has(portrait)) await removePortrait(files, portrait)
}

export const replacePortrait = serve(
  contract.replacePortrait,
  async (services, { params, body, user, locale, now }) => {
    const { db, files } = services
    if (!(await findTeacherRow(db, params.id))) throw problem('not_found')
    const { path } = receivedFile(body.portrait_file)
    const stored = await storePortrait(files, { input: path, crop: cropOf(body), now })
    if ('problem' in stored) throw invalidInput({ portrait_file: stored.problem }, locale)
    const { columns } = stored
    try {
      const replaced = await db
        .transaction()
        .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, columns, now }))
      await removePortrait(files, replaced)
    } catch (error) {
      await undo(services, columns.portrait)
      throw error
    }
    return loadTeacher(db, params.id, now)
  },
)

/** Redirects to the file, whose address changes with every upload. */
export const showPortrait = serve(contract.portraitBySlug, async ({ db }, { params, query }) =>
  redirect((await findPortrait(db, params.slug))[query.size]),
)

export const deletePortrait = serve(contract.deletePortrait, async ({ db, files }, { params, user, now }) => {
  const removed = await db
    .transaction()
    .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, columns: NO_PORTRAIT, now }))
  await removePortrait(files, removed)
  return loadTeacher(db, params.id, now)
})
