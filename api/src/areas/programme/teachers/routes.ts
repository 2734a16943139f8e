import * as contract from '@academy/contract/programme/teachers/endpoints'
import { on } from '../../../http/bind.ts'
import { addTeacher } from './add.ts'
import { changeTeacher } from './change.ts'
import { createTeacherAccount } from './create-account.ts'
import { deleteTeacher } from './delete.ts'
import { deletePortrait } from './delete-portrait.ts'
import { downloadPortrait } from './download-portrait.ts'
import { findAccounts } from './find-accounts.ts'
import { inviteTeacher } from './invite.ts'
import { linkAccount } from './link-account.ts'
import { listTeachers } from './list.ts'
import { replacePortrait } from './replace-portrait.ts'
import { showTeacher } from './show.ts'
import { showPortrait } from './show-portrait.ts'
import { unlinkAccount } from './unlink-account.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const teacherRoutes = [
  on(contract.listTeachers, listTeachers),
  on(contract.addTeacher, addTeacher),
  on(contract.showTeacher, showTeacher),
  on(contract.changeTeacher, changeTeacher),
  on(contract.deleteTeacher, deleteTeacher),
  on(contract.replacePortrait, replacePortrait),
  on(contract.deletePortrait, deletePortrait),
  on(contract.findAccounts, findAccounts),
  on(contract.createTeacherAccount, createTeacherAccount),
  on(contract.linkAccount, linkAccount),
  on(contract.unlinkAccount, unlinkAccount),
  on(contract.inviteTeacher, inviteTeacher),
  on(contract.withdrawInvitation, withdrawInvitation),
  on(contract.portraitBySlug, showPortrait),
  on(contract.portraitFile, downloadPortrait),
]
