import * as contract from '@academy/contract/access/second-factor/endpoints'
import * as logins from '@academy/contract/access/second-factor/login-endpoints'
import * as office from '@academy/contract/access/second-factor/office-endpoints'
import { on } from '../../../http/bind.ts'
import { addPasskey } from './add-passkey.ts'
import { beginTotp } from './begin-totp.ts'
import { changeRequirement } from './change-requirement.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { confirmTotp } from './confirm-totp.ts'
import { finishLogin } from './finish-login.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { offerConfirmation } from './offer-confirmation.ts'
import { offerLogin } from './offer-login.ts'
import { offerRegistration } from './offer-registration.ts'
import { offerSecondStep } from './offer-second-step.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeTotp } from './remove-totp.ts'
import { renamePasskey } from './rename-passkey.ts'
import { resetSecondFactor } from './reset.ts'
import { showSecondFactor } from './show.ts'
import { showRequirement } from './show-requirement.ts'
import { cancelReset, stopOwnReset, stopReset } from './stop-reset.ts'

export const secondFactorRoutes = [
  on(contract.secondFactor, showSecondFactor),
  on(contract.beginTotp, beginTotp),
  on(contract.confirmTotp, confirmTotp),
  on(contract.removeTotp, removeTotp),
  on(contract.makeRecoveryCodes, makeRecoveryCodes),
  on(contract.passkeyOptions, offerRegistration),
  on(contract.addPasskey, addPasskey),
  on(contract.renamePasskey, renamePasskey),
  on(contract.removePasskey, removePasskey),
  on(contract.stopOwnReset, stopOwnReset),
  on(contract.confirmationOptions, offerConfirmation),
  on(contract.confirmIdentity, confirmIdentity),
  on(logins.finishLogin, finishLogin),
  on(logins.secondStepPasskey, offerSecondStep),
  on(logins.passkeyLoginOptions, offerLogin),
  on(logins.passkeyLogin, logInWithPasskey),
  on(office.resetSecondFactor, resetSecondFactor),
  on(office.stopReset, stopReset),
  on(office.cancelReset, cancelReset),
  on(office.showRequirement, showRequirement),
  on(office.changeRequirement, changeRequirement),
]
