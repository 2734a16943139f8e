// What other areas may use of this one.

export { changeAccountData, dataErrors } from './accounts/change-account-data.ts'
export { createAccount, makeAdmin } from './accounts/create-account.ts'
export { hasAccount, touchAccount } from './accounts/data-queries.ts'
export { grantRole, revokeRole } from './accounts/grant-role.ts'
export { confirmPassword } from './accounts/login.ts'
export { addressHash, loginUrl } from './accounts/mails.ts'
export { passwordHashOf } from './accounts/password-queries.ts'
export {
  changeAccount,
  findAccount,
  isCountryUnknown,
  isEmailTaken,
  lockForChange,
  userData,
} from './accounts/queries.ts'
export { officeLinkLimits } from './accounts/rules.ts'
export { sendConfirmationLink, sendPasswordLink } from './accounts/send-links.ts'
export { sessionResponse, startSession } from './accounts/start-session.ts'
export { deleteInvitationOfTeacher } from './invitations/queries.ts'
export { invitationMail, refuseInvited, requireInvitable, sendNewInvitation } from './invitations/send.ts'
export { mayChange, mayChangeOther, requireChangeable } from './permissions.ts'
export {
  codesGuessedMail,
  factorChangedMail,
  recoveryCodeUsedMail,
  resetAskedMail,
  resetStoppedMail,
} from './second-factor/mails.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { invitationJson, invitationTables } from './invitations/queries.ts'
export { roleFields } from './roles/queries.ts'
