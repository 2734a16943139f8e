/** The fragment that opens the login page where one asks for a new password. */
export const RESET_MODE = 'reset'
