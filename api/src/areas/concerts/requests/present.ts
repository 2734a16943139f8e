// public: the office sees the same fields of a request as its owner, and more
// public: giving up a place shows the concert requests
import type { Invoice } from '@academy/contract/invoices/schemas'
import type { Locale } from '@academy/contract/lib/locale'
import { composerText } from '@academy/contract/repertoire/composer-name'
import { pieceTitle } from '@academy/contract/repertoire/piece-title'
import type { Services } from '../../lib/services.ts'
import { withLink } from '../invoices/sign-link.ts'
import type { StoredRequest } from './queries.ts'

type Presented<R> = Omit<R, 'composer' | 'piece' | 'invoice'> & {
  composer_name: string
  piece_title: string
  invoice: Invoice | null
}

/** Adds composer and title of the work in this language and a link to the invoice that expires soon. */
export const present = <R extends StoredRequest>(
  services: Services,
  { composer, piece, invoice, ...request }: R,
  locale: Locale,
  now: Date,
): Presented<R> => ({
  ...request,
  composer_name: composerText(composer, locale),
  piece_title: pieceTitle(piece, locale),
  invoice: invoice && withLink(services, invoice, now),
})
