import * as contract from '@academy/contract/access/accounts/endpoints'
import { on } from '../../../http/bind.ts'
import { cancelAddressChange } from './cancel-address-change.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { showMe } from './show-me.ts'
import { inspectUser, updateUser } from './update-user.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes = [
  on(contract.register, register),
  on(contract.login, login),
  on(contract.logout, logout),
  on(contract.me, showMe),
  on(contract.updateUser, updateUser, { inspect: inspectUser }),
  on(contract.changePassword, changePassword),
  on(contract.forgotPassword, forgotPassword),
  on(contract.resetPassword, resetPassword),
  on(contract.verifyEmail, verifyEmail),
  on(contract.resendVerification, resendVerification),
  on(contract.cancelAddressChange, cancelAddressChange),
]
