/** The domain of the addresses of people whose data was erased. Nobody can have it: `.invalid` is reserved. */
const DOMAIN = 'erased.invalid'

/** Returns the address that replaces that of a person whose data was erased. */
export const erasedAddress = (id: number | string): string => `person-${id}@${DOMAIN}`

export const isErasedAddress = (email: string): boolean => email.endsWith(`@${DOMAIN}`)
