import type { BodyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import type { Teacher, TeacherInput } from '@academy/contract/programme/teachers/schemas'
import { auditChange } from '../../../base/audit.ts'
import { cleanHtml } from '../../../base/html.ts'
import { problem } from '../../../base/problem.ts'
import { concernedOf, refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockTeacher, lockWithAccount, revokeTeacherRole } from './account-link.ts'
import { removePortrait } from './portrait-files.ts'
import {
  deleteTeacher as deleteRow,
  findAccounts as find,
  listTeachers as findAll,
  findMasterclassNames,
  findTeacher,
  insertTeacher,
  isNamedByMasterclass,
  updateTeacher,
} from './queries.ts'

/** An editor sends an empty paragraph for an empty text. */
const cleanResume = (html: string): string => {
  const clean = cleanHtml(html)
  return clean.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '' ? '' : clean
}

/** Returns the columns that the office edits, with sanitized biographies. */
const cleanInput = ({ resume_german, resume_english, ...input }: TeacherInput): TeacherInput => ({
  ...input,
  resume_german: cleanResume(resume_german),
  resume_english: cleanResume(resume_english),
})

export const findAccounts = serve(contract.findAccounts, ({ db }, { query }) => find(db, query.search))

export const listTeachers = serve(contract.listTeachers, ({ db }, { now }) => findAll(db, now))

/** Sanitizes the biographies as the public page does: a row may come from a backup or from psql. */
export const loadTeacher = async (db: Db | Tx, id: number, now: Date): Promise<Teacher> => {
  const found = await findTeacher(db, id, now)
  if (!found) throw problem('not_found')
  const { resume_german, resume_english } = found
  return { ...found, resume_german: cleanHtml(resume_german), resume_english: cleanHtml(resume_english) }
}

export const showTeacher = serve(contract.showTeacher, ({ db }, { params, now }) =>
  loadTeacher(db, params.id, now),
)

export const addTeacher = serve(contract.addTeacher, ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const after = cleanInput(body)
    const teacher_id = await insertTeacher(tx, after)
    const entry = { action: 'teacher_added', subject: { teacher_id }, before: undefined, after } as const
    await auditChange(tx, { at: now, actor_id: user.id, ...entry })
    return loadTeacher(tx, teacher_id, now)
  }),
)

interface Change {
  teacher_id: number
  wanted: BodyOf<typeof contract.changeTeacher>
  actor_id: number
  now: Date
}

export const change = ({ db }: Services, { teacher_id, wanted, actor_id, now }: Change) =>
  db.transaction().execute(async tx => {
    const { id, version, account_id, portrait, portrait_focus_left, portrait_focus_top, ...before } =
      await lockTeacher(tx, teacher_id)
    if (version !== wanted.version) throw problem('changed_meanwhile')
    const { version: _, ...input } = wanted
    const after = cleanInput(input)
    await updateTeacher(tx, id, { ...after, version: version + 1 })
    await auditChange(tx, {
      at: now,
      actor_id,
      action: 'teacher_changed',
      subject: { teacher_id },
      before,
      after,
    })
    return loadTeacher(tx, id, now)
  })

export const changeTeacher = serve(contract.changeTeacher, (services, { params, body, user, now }) =>
  change(services, { teacher_id: params.id, wanted: body, actor_id: user.id, now }),
)

export const deleteTeacher = serve(
  contract.deleteTeacher,
  async (services, { params, user, locale, now, address }) => {
    const { db, files } = services
    const teacher_id = params.id
    const refuseIfTeaching = async (reader: Parameters<typeof findMasterclassNames>[0]) => {
      const names = await findMasterclassNames(reader, teacher_id, locale)
      refuseIfInUse(concernedOf([{ kind: 'masterclasses', names }]))
    }
    const portrait = await db
      .transaction()
      .execute(async tx => {
        const { account, teacher } = await lockWithAccount(tx, teacher_id)
        await refuseIfTeaching(tx)
        await deleteRow(tx, teacher_id)
        await revokeTeacherRole(tx, { account, user, teacher_id, address, now })
        const { id, version, ...before } = teacher
        const entry = {
          action: 'teacher_deleted',
          subject: { teacher_id },
          before,
          after: undefined,
        } as const
        await auditChange(tx, { at: now, actor_id: user.id, ...entry })
        return teacher.portrait
      })
      .catch(async (error: unknown) => {
        // A masterclass was added after the check.
        if (isNamedByMasterclass(error)) await refuseIfTeaching(db)
        throw error
      })
    await removePortrait(files, portrait)
    return undefined
  },
)
