import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { concernedOf, refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { lockWithAccount, revokeTeacherRole } from './account-link.ts'
import { removePortrait } from './portrait-files.ts'
import { deleteTeacher as deleteRow, findMasterclassNames, isNamedByMasterclass } from './queries.ts'

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
