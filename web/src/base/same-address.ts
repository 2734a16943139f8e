/** Ignores case, as the server does: any other change of an email address requires the password. */
export const isSameAddress = (typed: string | undefined, email: string): boolean =>
  typed === undefined || typed.trim().toLowerCase() === email.toLowerCase()

interface Typed {
  email?: string | undefined
  current_password?: string | undefined
}

/** The error at the field of the password, without which nobody gets a new email address. */
export const passwordForAddress = ({ email: typed, current_password }: Typed, email: string) => ({
  current_password:
    isSameAddress(typed, email) || current_password ? undefined : ('CURRENT_PASSWORD_REQUIRED' as const),
})
