import type { Academy } from '@academy/contract/academy'

const DEFAULT_FESTIVAL = 'https://festival.example.org'

/** The site of the concerts around the academy. */
export const festivalOf = (academy: Academy & { festival_url?: string | null }): string =>
  academy.festival_url ?? DEFAULT_FESTIVAL
