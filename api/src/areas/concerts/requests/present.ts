import type { Locale } from '@academy/contract/base/locale'
import { composerText } from '@academy/contract/concerts/repertoire/composer-name'
import { pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import type { Services } from '../../../base/services.ts'
import { withInvoiceLink } from '../../money/index.ts'
import type { StoredRequest } from './queries.ts'

type Presented<R> = Omit<R, 'composer' | 'piece' | 'invoice'> & {
  composer_name: string
  piece_title: string
  invoice: Invoice | null
}

/** Adds composer and title of the work in this language and a link to the invoice that expires soon. */
export const presentRequest = <R extends StoredRequest>(
  services: Services,
  { composer, piece, invoice, ...request }: R,
  locale: Locale,
  now: Date,
): Presented<R> => ({
  ...request,
  composer_name: composerText(composer, locale),
  piece_title: pieceTitle(piece, locale),
  invoice: invoice && withInvoiceLink(services, invoice, now),
})
