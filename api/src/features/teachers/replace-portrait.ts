import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@academy/contract/endpoint'
import type { replacePortrait as endpoint } from '@academy/contract/teachers/endpoints'
import { MAX_MEGAPIXELS, portraitSizes } from '@academy/contract/teachers/portrait'
import type { Tx } from '../../db/connection.ts'
import { auditChange } from '../../lib/audit.ts'
import { removeFiles } from '../../lib/files/remove-files.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { makePictures } from '../../lib/pictures/make-pictures.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { receivedFile } from '../../lib/uploads/received-file.ts'
import { lockTeacher } from './lock-teacher.ts'
import { portraitKeys } from './portrait-keys.ts'
import { findTeacherRow, findUsedPortraits, updateTeacher } from './queries.ts'
import { loadTeacher } from './show.ts'

const cropOf = ({ crop_left: left, crop_top: top, crop_width: width }: BodyOf<typeof endpoint>) =>
  left === undefined || top === undefined || width === undefined ? undefined : { left, top, width }

interface NewPortrait {
  teacher_id: number
  actor_id: number
  /** Null removes the portrait. */
  portrait: string | null
  now: Date
}

/** Returns the portrait that the teacher had. */
export const setPortrait = async (tx: Tx, { teacher_id, actor_id, portrait, now }: NewPortrait) => {
  const { portrait: replaced } = await lockTeacher(tx, teacher_id)
  await updateTeacher(tx, teacher_id, { portrait })
  const entry = { action: 'teacher_portrait_changed', subject: { teacher_id } } as const
  await auditChange(tx, { at: now, actor_id, ...entry, before: { portrait: replaced }, after: { portrait } })
  return replaced
}

/** Removes the files unless a row names them: a commit whose answer was lost may have succeeded. */
const undo = async ({ db, files }: Services, portrait: string) => {
  const used = await findUsedPortraits(db, [portrait]).catch(() => new Set([portrait]))
  if (!used.has(portrait)) await removeFiles(files, portraitKeys(portrait))
}

export const replacePortrait: Verb<typeof endpoint> = async (
  services,
  { params, body, user, locale, now },
) => {
  const { db, files } = services
  if (!(await findTeacherRow(db, params.id))) throw problem('not_found')
  const { path } = receivedFile(body.portrait_file)
  const maxPixels = MAX_MEGAPIXELS * 1_000_000
  const made = await makePictures({ path, crop: cropOf(body), sizes: portraitSizes, maxPixels })
  if ('problem' in made) throw invalidInput({ portrait_file: made.problem }, locale)
  const portrait = randomUUID()
  try {
    for (const [index, key] of portraitKeys(portrait).entries())
      await files.put(key, made.files[index] ?? new Uint8Array(), {
        type: 'image/webp',
        name: 'portrait.webp',
      })
    const replaced = await db
      .transaction()
      .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, portrait, now }))
    await removeFiles(files, portraitKeys(replaced))
  } catch (error) {
    await undo(services, portrait)
    throw error
  }
  return loadTeacher(db, params.id, now)
}
