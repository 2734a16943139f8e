/** Password of every demo account. Production refuses to run on a database with demo accounts. */
export const DEMO_PASSWORD = 'Musik-Sommer-1'
