export const en = {
  siteName: 'International Summer Academy',
  tagline: 'Masterclasses, chamber music and concerts in a monastery among the mountains.',
  academyPeriod: 'Academy',
  applicationDeadline: 'Application deadline',
  toMasterclasses: 'See the masterclasses',
  masterclasses: 'Masterclasses',
  masterclassesOf: (year: number) => `Masterclasses ${year}`,
  masterclassesIntro:
    'One teacher, one instrument, a small group – and at 8 pm everybody meets at the academy concert.',
  noMasterclasses: 'The masterclasses of this academy will be announced here soon. Please look in again.',
  applicationClosed: 'application closed',
  remainingSpots: 'remaining spots',
  loading: 'Loading …',
  errorLoadingMasterclass: (reason: string) => `Error loading masterclass: ${reason}`,
  tryAgain: 'Try again',
  connectionFailed:
    'Connection to the server failed. Please check your internet connection or try again later.',
  unknownError: 'An unknown error occurred.',
  apiDocs: 'API documentation',
}

/** Every text of the site. German is typed by it: a missing or surplus key does not compile. */
export type Catalogue = typeof en
