/** Of every demo account. Production refuses to run on a database that has them. */
export const DEMO_PASSWORD = 'Musik-Sommer-1'
