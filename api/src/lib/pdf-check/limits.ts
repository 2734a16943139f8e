/** How long a file waits for a thread, and how long its inspection may take. */
export const MOST_WAIT_MS = 20_000
export const MOST_INSPECTION_MS = 20_000
