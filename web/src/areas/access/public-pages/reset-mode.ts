/** The URL fragment that opens the login page in password-reset mode. */
export const RESET_MODE = 'reset'
