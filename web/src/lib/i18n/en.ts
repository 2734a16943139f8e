export const en = {
  connectionFailed:
    'Connection to the server failed. Please check your internet connection or try again later.',
  unknownError: 'An unknown error occurred.',
}

/** Texts that all parts of the site share; each has its own beside it. German is typed by it: a missing or surplus key does not compile. */
export type Catalogue = typeof en
