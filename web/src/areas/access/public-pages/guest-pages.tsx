import { getRouteApi } from '@tanstack/react-router'
import { Island } from '../../../base/pages/island.tsx'
import { LoginPage } from './login.tsx'
import { PasswordResetPage } from './password-reset.tsx'
import { RegisterPage } from './register.tsx'

// Pages with a form and little else. Each is one island, so that texts and links change with the form.

const login = getRouteApi('/main/auth/login')
const register = getRouteApi('/main/auth/register')
const passwordReset = getRouteApi('/main/auth/reset-password')

export const Login = () => <Island name="login" component={LoginPage} props={login.useSearch()} />

export const Register = () => <Island name="register" component={RegisterPage} props={register.useSearch()} />

export const PasswordReset = () => (
  <Island name="passwordReset" component={PasswordResetPage} props={passwordReset.useSearch()} />
)
